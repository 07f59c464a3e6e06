package main

import (
	_ "unsafe" // for go:linkname

	kafka "github.com/segmentio/kafka-go"
)

// Not exported by kafka-go.
//
//go:linkname kafkaGoMurmur2 github.com/segmentio/kafka-go.murmur2
func kafkaGoMurmur2(key []byte) uint32

// askKafkaGo calls the balancers as the Writer does, and the group balancers as a group's leader does.
func askKafkaGo() clientCode {
	return clientCode{
		name:   "kafka-go",
		module: "github.com/segmentio/kafka-go",
		clients: map[string]func() place{
			"kafka-go-round-robin":        func() place { return kafkaGoPlace(&kafka.RoundRobin{}) },
			"kafka-go-hash":               func() place { return kafkaGoPlace(&kafka.Hash{}) },
			"kafka-go-reference":          func() place { return kafkaGoPlace(&kafka.ReferenceHash{}) },
			"kafka-go-crc32":              func() place { return kafkaGoPlace(kafka.CRC32Balancer{}) },
			"kafka-go-crc32-consistent":   func() place { return kafkaGoPlace(kafka.CRC32Balancer{Consistent: true}) },
			"kafka-go-murmur2":            func() place { return kafkaGoPlace(kafka.Murmur2Balancer{}) },
			"kafka-go-murmur2-consistent": func() place { return kafkaGoPlace(kafka.Murmur2Balancer{Consistent: true}) },
		},
		assignors: map[string]assign{
			"range":      kafkaGoAssign(kafka.RangeGroupBalancer{}),
			"roundrobin": kafkaGoAssign(kafka.RoundRobinGroupBalancer{}),
		},
		murmur2:      kafkaGoMurmur2,
		largestCount: 1_000_000,
	}
}

func kafkaGoPlace(balancer kafka.Balancer) place {
	var all []int
	return func(key []byte, partitionCount int32) (int32, error) {
		for len(all) < int(partitionCount) {
			all = append(all, len(all))
		}
		return int32(balancer.Balance(kafka.Message{Key: key}, all[:partitionCount]...)), nil
	}
}

func kafkaGoAssign(balancer kafka.GroupBalancer) assign {
	return func(g group) (assignment, error) {
		var partitions []kafka.Partition
		for _, topic := range sortedKeys(g.counts) {
			for id := range int(g.counts[topic]) {
				partitions = append(partitions, kafka.Partition{Topic: topic, ID: id})
			}
		}
		members := make([]kafka.GroupMember, len(g.members))
		for index, m := range g.members {
			members[index] = kafka.GroupMember{ID: m.ID, Topics: m.Topics}
		}
		assigned := balancer.AssignGroups(members, partitions)
		answer := assignment{}
		for _, m := range g.members {
			// A member that is not in the client's answer is sent nothing.
			answer[m.ID] = sortedPartitions(assigned[m.ID])
		}
		return answer, nil
	}
}
