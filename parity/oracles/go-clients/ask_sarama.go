package main

import (
	"slices"
	_ "unsafe" // for go:linkname

	"github.com/IBM/sarama"
)

// Not exported by Sarama.
//
//go:linkname saramaMurmur2 github.com/IBM/sarama.murmur2
func saramaMurmur2(key []byte) uint32

// subscriptionVersion is the one that carries owned partitions, a generation and a rack.
const subscriptionVersion = 3

// askSarama calls the partitioners as the producer does, and the balance strategies as a group's leader does.
func askSarama() clientCode {
	return clientCode{
		name:   "sarama",
		module: "github.com/IBM/sarama",
		clients: map[string]func() place{
			"sarama-hash":      func() place { return saramaPlace(sarama.NewHashPartitioner) },
			"sarama-reference": func() place { return saramaPlace(sarama.NewReferenceHashPartitioner) },
			"sarama-crc32":     func() place { return saramaPlace(sarama.NewConsistentCRCHashPartitioner) },
			"sarama-murmur2":   func() place { return saramaPlace(sarama.NewMurmur2Partitioner) },
		},
		assignors: map[string]assign{
			"range":              saramaAssign(sarama.NewBalanceStrategyRange),
			"roundrobin":         saramaAssign(sarama.NewBalanceStrategyRoundRobin),
			"sticky":             saramaAssign(sarama.NewBalanceStrategySticky),
			"cooperative-sticky": saramaAssign(sarama.NewBalanceStrategyCooperativeSticky),
		},
		murmur2:      saramaMurmur2,
		largestCount: 2_147_483_647,
	}
}

func saramaPlace(create sarama.PartitionerConstructor) place {
	partitioner := create("t")
	return func(key []byte, partitionCount int32) (int32, error) {
		message := &sarama.ProducerMessage{}
		if key != nil {
			message.Key = sarama.ByteEncoder(key)
		}
		return partitioner.Partition(message, partitionCount)
	}
}

func saramaAssign(create func() sarama.BalanceStrategy) assign {
	return func(g group) (assignment, error) {
		strategy := create()
		topics := map[string][]int32{}
		for topic, count := range g.counts {
			topics[topic] = []int32{}
			for partition := range count {
				topics[topic] = append(topics[topic], partition)
			}
		}
		members := map[string]sarama.ConsumerGroupMemberMetadata{}
		for _, m := range g.members {
			metadata, err := saramaMetadata(strategy, m)
			if err != nil {
				return nil, err
			}
			members[m.ID] = metadata
		}
		plan, err := strategy.Plan(members, topics)
		if err != nil {
			return nil, err
		}
		answer := assignment{}
		for id := range members {
			// A member that is not in the plan is sent nothing.
			answer[id] = sortedPartitions(plan[id])
		}
		return answer, nil
	}
}

// saramaMetadata is the subscription of a member that uses the same strategy.
func saramaMetadata(strategy sarama.BalanceStrategy, m member) (sarama.ConsumerGroupMemberMetadata, error) {
	metadata := sarama.ConsumerGroupMemberMetadata{
		Version:      subscriptionVersion,
		Topics:       slices.Clone(m.Topics),
		GenerationID: m.subscriptionGeneration(),
		RackID:       m.RackID,
	}
	owned := m.owned()
	for _, topic := range sortedKeys(owned) {
		partitions := &sarama.OwnedPartition{Topic: topic, Partitions: owned[topic]}
		metadata.OwnedPartitions = append(metadata.OwnedPartitions, partitions)
	}
	if !m.hasMemory() {
		return metadata, nil
	}
	// What the strategy sends with an assignment is what its member returns at the next rebalance; nil but for sticky.
	userData, err := strategy.AssignmentData(m.ID, owned, m.generation())
	metadata.UserData = userData
	return metadata, err
}
