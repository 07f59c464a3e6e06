package main

import "runtime/debug"

// clientCode is what of a client can be called, with the arguments that the oracle protocol has.
type clientCode struct {
	// name is that of the oracle, module the path that go.mod pins.
	name, module string
	// clients makes a partitioner by client id.
	clients map[string]func() place
	// assignors are named as on the wire.
	assignors map[string]assign
	murmur2   func(key []byte) uint32
	// largestCount is the partition count above which a call takes too long, because the client wants a list of all.
	largestCount int32
}

// place gives the partition of a key; a nil key is no key.
type place func(key []byte, partitionCount int32) (int32, error)

// assign gives the partitions of each member, in the client's order where it has one.
type assign func(group) (assignment, error)

type assignment map[string][]topicPartition

type topicPartition struct {
	Topic     string `json:"topic"`
	Partition int32  `json:"partition"`
}

// version is that of the module in this very binary.
func (code clientCode) version() string {
	info, _ := debug.ReadBuildInfo()
	if info != nil {
		for _, module := range info.Deps {
			if module.Path == code.module {
				return module.Version[1:]
			}
		}
	}
	return "unknown"
}
