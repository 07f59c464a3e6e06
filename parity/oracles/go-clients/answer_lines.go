package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"unicode/utf8"
)

const bufferBytes = 1 << 16

// answerLines answers requests in order until the input ends; answers are handed over when no whole line waits.
func answerLines(answers *answerer, input io.Reader, output io.Writer) error {
	reader := bufio.NewReaderSize(input, bufferBytes)
	writer := bufio.NewWriterSize(output, bufferBytes)
	for {
		line, readError := reader.ReadBytes('\n')
		if len(line) > 0 {
			if err := json.NewEncoder(writer).Encode(answerLine(answers, line)); err != nil {
				return err
			}
		}
		if waiting, _ := reader.Peek(reader.Buffered()); readError != nil || bytes.IndexByte(waiting, '\n') < 0 {
			if err := writer.Flush(); err != nil {
				return err
			}
		}
		if errors.Is(readError, io.EOF) {
			return nil
		}
		if readError != nil {
			return readError
		}
	}
}

// answerLine answers a line that is no request with an integer id with the id null.
func answerLine(answers *answerer, line []byte) map[string]any {
	var r request
	wrong := json.Unmarshal(line, &r)
	if !utf8.Valid(line) || wrong != nil && !json.Valid(line) {
		return refuse("BAD_JSON", "the line is not JSON")
	}
	var kind *json.UnmarshalTypeError
	if r.ID == nil || errors.As(wrong, &kind) && kind.Field == "id" {
		return refuse("BAD_REQUEST", `the line expected a JSON object with an integer "id"`)
	}
	var answer map[string]any
	if wrong != nil {
		// A field of another kind; encoding/json has read the others all the same.
		answer = map[string]any{"error": map[string]string{"code": "BAD_REQUEST", "message": wrong.Error()}}
	} else {
		answer = answers.answer(r)
	}
	answer["id"] = *r.ID
	return answer
}

func refuse(code, what string) map[string]any {
	message := what + `; write one request a line, such as {"id":1,"call":"hello"}`
	return map[string]any{"id": nil, "error": map[string]string{"code": code, "message": message}}
}
