package main

import (
	"errors"
	"fmt"
	"strings"
)

// kafkaVersion is the one whose answers the assignors are compared with.
const kafkaVersion = "4.0"

// skipped is a request that this client has no answer to, and why.
type skipped string

func (reason skipped) Error() string { return string(reason) }

type answerer struct {
	code clientCode
	// kept are the partitioners by client id, chance whether the place of a kind of key wanders.
	kept   map[string]place
	chance map[string]bool
}

func newAnswerer(code clientCode) *answerer {
	kept := map[string]place{}
	for client, create := range code.clients {
		kept[client] = create()
	}
	return &answerer{code, kept, map[string]bool{}}
}

// answer gives the fields of the answer but its id.
func (a *answerer) answer(r request) map[string]any {
	ok, err := a.call(r)
	var reason skipped
	var bad badRequest
	switch {
	case err == nil:
		return map[string]any{"ok": ok}
	case errors.As(err, &reason):
		return map[string]any{"skipped": string(reason)}
	case errors.As(err, &bad):
		return map[string]any{"error": map[string]string{"code": "BAD_REQUEST", "message": bad.Error()}}
	default:
		return map[string]any{"error": map[string]string{"code": "CLIENT_ERROR", "message": err.Error()}}
	}
}

func (a *answerer) call(r request) (any, error) {
	name, err := textField(r.Call, "call")
	if err != nil {
		return nil, err
	}
	switch name {
	case "hello":
		return a.hello(), nil
	case "murmur2":
		key, err := r.hexBytes()
		return int32(a.code.murmur2(key)), err
	case "partition":
		return a.partition(r)
	case "assign":
		return a.assign(r)
	default:
		return nil, skipped(fmt.Sprintf("%s has no answer to the call %q", a.code.name, name))
	}
}

func (a *answerer) hello() any {
	return map[string]any{
		"name":      a.code.name,
		"version":   a.code.version(),
		"language":  "go",
		"calls":     []string{"murmur2", "partition", "assign"},
		"clients":   sortedKeys(a.code.clients),
		"assignors": sortedKeys(a.code.assignors),
	}
}

func (a *answerer) partition(r request) (any, error) {
	client, err := textField(r.Client, "client")
	if err != nil {
		return nil, err
	}
	place := a.kept[client]
	if place == nil {
		return nil, skipped(fmt.Sprintf("%s does not know the client %q", a.code.name, client))
	}
	key, err := r.key()
	if err != nil {
		return nil, err
	}
	count, err := r.partitionCount()
	if err != nil {
		return nil, err
	}
	if count > a.code.largestCount {
		return nil, skipped(fmt.Sprintf("%s wants a list of all partitions, which takes too long above %d of them",
			a.code.name, a.code.largestCount))
	}
	if a.decidedByChance(client, key) {
		return nil, nil
	}
	return place(key, count)
}

// decidedByChance knows three kinds of keys: none, an empty one and the others.
func (a *answerer) decidedByChance(client string, key []byte) bool {
	kind := client + " with a key"
	if key == nil {
		kind = client + " without a key"
	} else if len(key) == 0 {
		kind = client + " with an empty key"
	}
	decided, known := a.chance[kind]
	if !known {
		if len(key) > 0 {
			key = []byte("a")
		}
		decided = wanders(a.code.clients[client], key)
		a.chance[kind] = decided
	}
	return decided
}

func (a *answerer) assign(r request) (any, error) {
	name, err := textField(r.Assignor, "assignor")
	if err != nil {
		return nil, err
	}
	assign := a.code.assignors[name]
	if assign == nil {
		return nil, skipped(fmt.Sprintf("%s does not know the assignor %q", a.code.name, name))
	}
	if r.KafkaVersion != nil && *r.KafkaVersion != kafkaVersion {
		return nil, skipped(fmt.Sprintf("%s stands beside Kafka %s here, not beside %s",
			a.code.name, kafkaVersion, *r.KafkaVersion))
	}
	if r.Quirk {
		return nil, skipped("the oddities of the Java assignors are asked of Java only")
	}
	group, err := r.group()
	if err != nil {
		return nil, err
	}
	answer, err := steadyAnswer(group, assign, strings.HasSuffix(name, "sticky"))
	if errors.Is(err, errUnsteady) {
		return nil, skipped(a.code.name + " answers this otherwise from call to call: the order of Go's maps decides")
	}
	return answer, err
}
