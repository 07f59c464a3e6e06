package keyway.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the fields of a request; what is missing or of another kind is a {@link BadRequest}. */
public final class Fields {
    private Fields() {}

    public static JsonNode required(JsonNode request, String name) {
        JsonNode value = request.get(name);
        if (value == null) throw new BadRequest("\"" + name + "\" expected, got nothing");
        return value;
    }

    public static String text(JsonNode request, String name) {
        JsonNode value = required(request, name);
        if (!value.isTextual()) throw wrong(name, "a text", value);
        return value.asText();
    }

    public static int integer(JsonNode request, String name) {
        return integerOf(name, required(request, name));
    }

    public static JsonNode list(JsonNode request, String name) {
        JsonNode value = required(request, name);
        if (!value.isArray()) throw wrong(name, "a list", value);
        return value;
    }

    /** Numbers by name, in the order of the request. */
    public static Map<String, Integer> counts(JsonNode request, String name) {
        JsonNode value = required(request, name);
        if (!value.isObject()) throw wrong(name, "numbers by name", value);
        Map<String, Integer> counts = new LinkedHashMap<>();
        value.fields().forEachRemaining(one -> counts.put(one.getKey(), integerOf(name, one.getValue())));
        return counts;
    }

    /** Members by id, or a list of members with an id, in the order of the request. */
    public static List<Map.Entry<String, JsonNode>> members(JsonNode request) {
        JsonNode members = required(request, "members");
        List<Map.Entry<String, JsonNode>> entries = new ArrayList<>();
        if (members.isArray()) {
            for (JsonNode member : members) entries.add(Map.entry(text(member, "id"), member));
        } else if (members.isObject()) {
            members.fields().forEachRemaining(entries::add);
        } else {
            throw wrong("members", "members by id, or a list of them", members);
        }
        return entries;
    }

    /** A text of UTF-16 units, which may have lone surrogates. */
    public static String textOf(JsonNode units) {
        if (!units.isArray()) throw wrong("utf16", "a list of units", units);
        StringBuilder text = new StringBuilder(units.size());
        for (JsonNode unit : units) text.append((char) integerOf("utf16", unit));
        return text.toString();
    }

    /** Bytes of a hex field; null for JSON null. */
    public static byte[] bytesOf(JsonNode hex) {
        if (hex.isNull()) return null;
        try {
            if (hex.isTextual()) return HexFormat.of().parseHex(hex.asText());
        } catch (IllegalArgumentException notHex) {
            // Said below, with what came.
        }
        throw wrong("keyHex", "hex or null", hex);
    }

    public static String hexOf(byte[] bytes) {
        return bytes == null ? null : HexFormat.of().formatHex(bytes);
    }

    /** Refuses a release that the request names and that this is not: its answer may differ. */
    public static void refuseOtherRelease(JsonNode request, String version) {
        JsonNode asked = request.get("kafkaVersion");
        if (asked == null || release(asked.asText()).equals(release(version))) return;
        throw new Skipped("this is Kafka " + version + ", and " + asked.asText() + " is asked for");
    }

    private static int integerOf(String name, JsonNode value) {
        if (!value.isIntegralNumber() || !value.canConvertToInt()) throw wrong(name, "an int32", value);
        return value.asInt();
    }

    private static BadRequest wrong(String name, String expected, JsonNode received) {
        return new BadRequest("\"" + name + "\" expected " + expected + ", got " + received);
    }

    private static String release(String version) {
        String[] parts = version.split("\\.");
        boolean isOld = parts[0].equals("0") && parts.length > 2;
        return isOld ? parts[0] + "." + parts[1] + "." + parts[2] : parts[0] + "." + (parts.length > 1 ? parts[1] : "0");
    }
}
