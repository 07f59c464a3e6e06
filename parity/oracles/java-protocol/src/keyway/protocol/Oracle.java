package keyway.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** An implementation that can be asked; what it throws becomes an error answer. */
public interface Oracle {
    String name();

    String version();

    List<String> calls();

    List<String> clients();

    List<String> assignors();

    /**
     * Answers one request.
     *
     * @return anything that Jackson writes; null where chance decides
     * @throws Skipped where this implementation has no answer, with the reason
     */
    Object answer(String call, JsonNode request) throws Throwable;
}
