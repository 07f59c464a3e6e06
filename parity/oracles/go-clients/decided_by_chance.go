package main

const (
	// Among so many partitions a fixed choice cannot look like chance, and chance cannot look like a fixed choice.
	probePartitionCount = 1000
	probeCount          = 40
)

// wanders asks 40 times where a key goes, both of one partitioner, which may take turns, and of fresh ones, which may
// stay with what chance gave them first.
func wanders(create func() place, key []byte) bool {
	kept := create()
	keptPlaces, freshPlaces := map[int32]bool{}, map[int32]bool{}
	for range probeCount {
		for places, ask := range map[*map[int32]bool]place{&keptPlaces: kept, &freshPlaces: create()} {
			if partition, err := ask(key, probePartitionCount); err == nil {
				(*places)[partition] = true
			}
		}
	}
	return len(keptPlaces) > 1 || len(freshPlaces) > 1
}
