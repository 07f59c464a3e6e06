package keyway.protocol;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One JSON request a line in, one JSON answer a line out, in order, until the input ends. */
public final class OracleLoop {
    /** An assignor can go in circles for ever (kafka-clients 4.0.0, sticky with racks). */
    private static final long CALL_LIMIT_SECONDS = 10;

    private static final ObjectMapper JSON =
            new ObjectMapper().configure(JsonGenerator.Feature.ESCAPE_NON_ASCII, true);

    private OracleLoop() {}

    public static void run(Oracle oracle) throws IOException {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        // Whatever a library prints must not stand among the answers.
        System.setOut(System.err);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.print(JSON.writeValueAsString(answerLine(oracle, line)));
            out.print('\n');
            // More requests are waiting: the answers may go out together.
            if (!in.ready()) out.flush();
        }
        out.flush();
        // A call that never returned still holds its thread.
        System.exit(0);
    }

    private static Map<String, Object> answerLine(Oracle oracle, String line) {
        JsonNode request;
        try {
            request = JSON.readTree(line);
        } catch (IOException notJson) {
            return error(null, "BAD_JSON", "the line is no JSON");
        }
        if (request == null || !request.path("id").isIntegralNumber()) {
            return error(null, "BAD_JSON", "the line is no JSON object with an integer id");
        }
        long id = request.get("id").asLong();
        try {
            String call = Fields.text(request, "call");
            if (call.equals("hello")) return answer(id, "ok", hello(oracle));
            if (!oracle.calls().contains(call)) return answer(id, "skipped", oracle.name() + " has no call " + call);
            Object ok = call.equals("assign") ? limited(oracle, call, request) : oracle.answer(call, request);
            return answer(id, "ok", ok);
        } catch (Skipped skipped) {
            return answer(id, "skipped", skipped.getMessage());
        } catch (BadRequest bad) {
            return error(id, "BAD_REQUEST", bad.getMessage());
        } catch (TimeoutException endless) {
            return error(id, "TIMEOUT", "no answer within " + CALL_LIMIT_SECONDS + " s");
        } catch (Throwable thrown) {
            return error(id, thrown.getClass().getSimpleName(), String.valueOf(thrown.getMessage()));
        }
    }

    private static Object limited(Oracle oracle, String call, JsonNode request) throws Throwable {
        FutureTask<Object> task = new FutureTask<>(() -> {
            try {
                return oracle.answer(call, request);
            } catch (Exception | Error thrown) {
                throw thrown;
            } catch (Throwable thrown) {
                throw new ExecutionException(thrown);
            }
        });
        Thread thread = new Thread(task, "assign");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(CALL_LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException thrown) {
            throw thrown.getCause();
        }
    }

    private static Map<String, Object> hello(Oracle oracle) {
        Map<String, Object> hello = new LinkedHashMap<>();
        hello.put("name", oracle.name());
        hello.put("version", oracle.version());
        hello.put("language", "java");
        hello.put("calls", oracle.calls());
        hello.put("clients", oracle.clients());
        hello.put("assignors", oracle.assignors());
        return hello;
    }

    private static Map<String, Object> answer(long id, String kind, Object value) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("id", id);
        answer.put(kind, value);
        return answer;
    }

    private static Map<String, Object> error(Long id, String code, String message) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("id", id);
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", code);
        error.put("message", message);
        answer.put("error", error);
        return answer;
    }
}
