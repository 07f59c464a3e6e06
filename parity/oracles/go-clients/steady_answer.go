package main

import (
	"errors"
	"reflect"
)

// Measured on the recorded groups: under the sticky assignors small ones need hundreds of calls to show a rare order,
// large ones differ sooner. The others never differed.
const (
	plainRepeats = 20
	mostRepeats  = 400
	leastRepeats = 100
	repeatWork   = 12_000
)

var errUnsteady = errors.New("the answer differs from call to call")

// steadyAnswer asks many times, to see whether the order of Go's maps decides, which differs from loop to loop.
func steadyAnswer(g group, assign assign, hasMemory bool) (assignment, error) {
	ask := func() (assignment, error) { return callInTime(func() (assignment, error) { return assign(g) }) }
	first, err := ask()
	if err != nil {
		return nil, err
	}
	for range repeats(g, hasMemory) {
		if again, err := ask(); err != nil || !reflect.DeepEqual(first, again) {
			return nil, errUnsteady
		}
	}
	return first, nil
}

func repeats(g group, hasMemory bool) int {
	if !hasMemory {
		return plainRepeats
	}
	size := 1
	for _, count := range g.counts {
		size += int(count) * len(g.members)
	}
	return min(mostRepeats, max(leastRepeats, repeatWork/size))
}
