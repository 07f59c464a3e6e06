package main

import (
	"cmp"
	"maps"
	"slices"
)

// sortedKeys gives an order where Go has none.
func sortedKeys[Key cmp.Ordered, Value any](values map[Key]Value) []Key {
	return slices.Sorted(maps.Keys(values))
}

// sortedPartitions lists what a client returned as maps, by topic and then by partition.
func sortedPartitions[Partition int | int32](topics map[string][]Partition) []topicPartition {
	list := []topicPartition{}
	for _, topic := range sortedKeys(topics) {
		for _, partition := range slices.Sorted(slices.Values(topics[topic])) {
			list = append(list, topicPartition{topic, int32(partition)})
		}
	}
	return list
}
