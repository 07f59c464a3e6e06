package main

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"unicode/utf16"
)

// noGeneration is what a member without a memory says.
const noGeneration = -1

// request holds the fields of every call; a pointer is nil where the field is missing or null.
type request struct {
	ID                 *int64           `json:"id"`
	Call               *string          `json:"call"`
	Client             *string          `json:"client"`
	KeyHex             json.RawMessage  `json:"keyHex"`
	UTF16              []uint16         `json:"utf16"`
	Partitions         *int64           `json:"partitions"`
	Assignor           *string          `json:"assignor"`
	PartitionsPerTopic map[string]int32 `json:"partitionsPerTopic"`
	Members            json.RawMessage  `json:"members"`
	KafkaVersion       *string          `json:"kafkaVersion"`
	Quirk              bool             `json:"quirk"`
}

// group is one rebalance.
type group struct {
	members []member
	// counts knows the topics that somebody subscribes to: a leader asks the broker for no others.
	counts map[string]int32
}

type member struct {
	ID                     string           `json:"id"`
	Topics                 []string         `json:"topics"`
	GroupInstanceID        *string          `json:"groupInstanceId"`
	RackID                 *string          `json:"rackId"`
	OwnedPartitions        []topicPartition `json:"ownedPartitions"`
	Generation             *int32           `json:"generation"`
	SubscriptionGeneration *int32           `json:"subscriptionGeneration"`
}

// hasMemory tells a member that owns nothing from one that remembers nothing.
func (m member) hasMemory() bool { return m.OwnedPartitions != nil }

// generation is that of the memory of the assignor sticky.
func (m member) generation() int32 {
	if m.Generation == nil {
		return noGeneration
	}
	return *m.Generation
}

// subscriptionGeneration is that of the subscription itself.
func (m member) subscriptionGeneration() int32 {
	if m.SubscriptionGeneration == nil {
		return m.generation()
	}
	return *m.SubscriptionGeneration
}

// owned gives the remembered partitions by topic.
func (m member) owned() map[string][]int32 {
	owned := map[string][]int32{}
	for _, tp := range m.OwnedPartitions {
		owned[tp.Topic] = append(owned[tp.Topic], tp.Partition)
	}
	return owned
}

// badRequest is a request that cannot be answered as it stands.
type badRequest struct{ what string }

func (e badRequest) Error() string { return e.what + "; write it as the oracle protocol says" }

func textField(value *string, name string) (string, error) {
	if value == nil {
		return "", badRequest{fmt.Sprintf("%q expected a text, got nothing", name)}
	}
	return *value, nil
}

// partitionCount reads the count, at least 1.
func (r request) partitionCount() (int32, error) {
	if r.Partitions == nil || *r.Partitions < 1 || *r.Partitions > math.MaxInt32 {
		return 0, badRequest{`"partitions" expected an integer from 1 to 2147483647`}
	}
	return int32(*r.Partitions), nil
}

// key gives the key bytes, nil for no key; the UTF-8 of a text given as UTF-16 units.
func (r request) key() ([]byte, error) {
	if r.UTF16 != nil {
		text := string(utf16.Decode(r.UTF16))
		for index, unit := range utf16.Encode([]rune(text)) {
			if unit != r.UTF16[index] {
				return nil, fmt.Errorf("unit %d is half of a surrogate pair, which has no UTF-8", index)
			}
		}
		return []byte(text), nil
	}
	if string(r.KeyHex) == "null" {
		return nil, nil
	}
	return r.hexBytes()
}

func (r request) hexBytes() ([]byte, error) {
	var text string
	if r.KeyHex == nil || json.Unmarshal(r.KeyHex, &text) != nil {
		return nil, badRequest{`"keyHex" expected bytes in hex`}
	}
	key, err := hex.DecodeString(text)
	if err != nil {
		return nil, badRequest{fmt.Sprintf("%q expected bytes in hex (%v)", "keyHex", err)}
	}
	return key, nil
}

// group reads members, in the order of the request where that is a list, and the counts of their topics.
func (r request) group() (group, error) {
	members, err := r.members()
	if err != nil {
		return group{}, err
	}
	if r.PartitionsPerTopic == nil {
		return group{}, badRequest{`"partitionsPerTopic" expected counts by topic, got nothing`}
	}
	counts := map[string]int32{}
	for _, m := range members {
		if m.Topics == nil {
			return group{}, badRequest{fmt.Sprintf("member %q expected a list of topics", m.ID)}
		}
		for _, topic := range m.Topics {
			if count, known := r.PartitionsPerTopic[topic]; known {
				counts[topic] = count
			}
		}
	}
	return group{members, counts}, nil
}

// members reads them from a list, or from an object by id.
func (r request) members() ([]member, error) {
	var list []member
	var byID map[string]member
	wrong := badRequest{`"members" expected members by id, or a list of them`}
	if strings.HasPrefix(string(r.Members), "[") {
		if err := json.Unmarshal(r.Members, &list); err != nil {
			return nil, wrong
		}
		return list, nil
	}
	if r.Members == nil || json.Unmarshal(r.Members, &byID) != nil || byID == nil {
		return nil, wrong
	}
	for _, id := range sortedKeys(byID) {
		m := byID[id]
		m.ID = id
		list = append(list, m)
	}
	return list, nil
}
