package main

import (
	"fmt"
	"time"
)

const limit = 10 * time.Second

// callInTime calls an assignor, which may never return, with a limit, and takes a panic for an error. A call that did
// not return goes on in the background until the program ends.
func callInTime(call func() (assignment, error)) (assignment, error) {
	type outcome struct {
		answer assignment
		err    error
	}
	done := make(chan outcome, 1)
	go func() {
		defer func() {
			if reason := recover(); reason != nil {
				done <- outcome{nil, fmt.Errorf("the client panicked: %v", reason)}
			}
		}()
		answer, err := call()
		done <- outcome{answer, err}
	}()
	select {
	case result := <-done:
		return result.answer, result.err
	case <-time.After(limit):
		return nil, fmt.Errorf("the client did not return within %v", limit)
	}
}
