package main

import (
	"hash/fnv"
	"slices"
	_ "unsafe" // for go:linkname

	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/kmsg"
)

// Not exported by franz-go.
//
//go:linkname franzGoMurmur2 github.com/twmb/franz-go/pkg/kgo.murmur2
func franzGoMurmur2(key []byte) uint32

// The order that a group's leader gives the members before it asks a balancer.
//
//go:linkname franzGoSortMembers github.com/twmb/franz-go/pkg/kgo.sortJoinMembers
func franzGoSortMembers(members []kmsg.JoinGroupResponseMember)

// askFranzGo calls the partitioners as the producer does, and the group balancers as a group's leader does.
func askFranzGo() clientCode {
	return clientCode{
		name:   "franz-go",
		module: "github.com/twmb/franz-go",
		clients: map[string]func() place{
			"franz-go-kafka":         func() place { return franzGoPlace(nil) },
			"franz-go-sarama":        func() place { return franzGoPlace(kgo.SaramaHasher(fnv1a)) },
			"franz-go-sarama-compat": func() place { return franzGoPlace(kgo.SaramaCompatHasher(fnv1a)) },
		},
		assignors: map[string]assign{
			"range":              franzGoAssign(kgo.RangeBalancer),
			"roundrobin":         franzGoAssign(kgo.RoundRobinBalancer),
			"sticky":             franzGoAssign(kgo.StickyBalancer),
			"cooperative-sticky": franzGoAssign(kgo.CooperativeStickyBalancer),
		},
		murmur2:      franzGoMurmur2,
		largestCount: 2_147_483_647,
	}
}

// fnv1a is the hash that the documentation of the two Sarama hashers hands them.
func fnv1a(key []byte) uint32 {
	hasher := fnv.New32a()
	hasher.Write(key)
	return hasher.Sum32()
}

func franzGoPlace(hasher kgo.PartitionerHasher) place {
	partitioner := kgo.StickyKeyPartitioner(hasher).ForTopic("t")
	return func(key []byte, partitionCount int32) (int32, error) {
		return int32(partitioner.Partition(&kgo.Record{Key: key}, int(partitionCount))), nil
	}
}

func franzGoAssign(create func() kgo.GroupBalancer) assign {
	return func(g group) (assignment, error) {
		balancer := create()
		members := make([]kmsg.JoinGroupResponseMember, len(g.members))
		for index, m := range g.members {
			metadata, err := franzGoMetadata(balancer, m)
			if err != nil {
				return nil, err
			}
			members[index] = kmsg.NewJoinGroupResponseMember()
			members[index].MemberID = m.ID
			members[index].InstanceID = m.GroupInstanceID
			members[index].ProtocolMetadata = metadata
		}
		franzGoSortMembers(members)
		memberBalancer, _, err := balancer.MemberBalancer(members)
		if err != nil {
			return nil, err
		}
		plan, err := memberBalancer.(kgo.GroupMemberBalancerOrError).BalanceOrError(g.counts)
		if err != nil {
			return nil, err
		}
		return readFranzGoPlan(plan)
	}
}

// franzGoMetadata is what a member that uses the same balancer sends with its JoinGroup request.
func franzGoMetadata(balancer kgo.GroupBalancer, m member) ([]byte, error) {
	owned := m.owned()
	for _, partitions := range owned {
		slices.Sort(partitions)
	}
	sent := balancer.JoinGroupMetadata(slices.Sorted(slices.Values(m.Topics)), owned, m.generation())
	// The client takes both from elsewhere: the generation of the group, the rack of its configuration.
	metadata := kmsg.NewConsumerMemberMetadata()
	if err := metadata.ReadFrom(sent); err != nil {
		return nil, err
	}
	metadata.Version = subscriptionVersion
	metadata.Generation = m.subscriptionGeneration()
	metadata.Rack = m.RackID
	return metadata.AppendTo(nil), nil
}

func readFranzGoPlan(plan kgo.IntoSyncAssignment) (assignment, error) {
	answer := assignment{}
	for _, sent := range plan.IntoSyncAssignment() {
		var assigned kmsg.ConsumerMemberAssignment
		if err := assigned.ReadFrom(sent.MemberAssignment); err != nil {
			return nil, err
		}
		list := []topicPartition{}
		for _, topic := range assigned.Topics {
			for _, partition := range topic.Partitions {
				list = append(list, topicPartition{topic.Topic, partition})
			}
		}
		answer[sent.MemberID] = list
	}
	return answer, nil
}
