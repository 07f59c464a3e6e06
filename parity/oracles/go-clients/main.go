// Command go-clients answers the oracle protocol with the code of a Go client: one JSON request a line in, one JSON
// answer a line out.
//
//	echo '{"id":1,"call":"partition","client":"kafka-go-hash","keyHex":"61","partitions":6}' | go-clients kafka-go
package main

import (
	"fmt"
	"os"
)

func main() {
	clients := map[string]func() clientCode{"franz-go": askFranzGo, "sarama": askSarama, "kafka-go": askKafkaGo}
	if len(os.Args) != 2 || clients[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "go-clients expected one of franz-go, sarama, kafka-go")
		os.Exit(2)
	}
	if err := answerLines(newAnswerer(clients[os.Args[1]]()), os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
