package keyway.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HexFormat;

/** Reads the fields of a request. */
public final class Fields {
    private Fields() {}

    /** The field, or an error that names it. */
    public static JsonNode required(JsonNode request, String name) {
        JsonNode value = request.get(name);
        if (value == null) throw new IllegalArgumentException("the request has no \"" + name + "\"");
        return value;
    }

    /** A text of UTF-16 units, which may have lone surrogates. */
    public static String textOf(JsonNode units) {
        StringBuilder text = new StringBuilder(units.size());
        for (JsonNode unit : units) text.append((char) unit.asInt());
        return text.toString();
    }

    /** Bytes of a hex field; null for JSON null. */
    public static byte[] bytesOf(JsonNode hex) {
        return hex.isNull() ? null : HexFormat.of().parseHex(hex.asText());
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

    private static String release(String version) {
        String[] parts = version.split("\\.");
        boolean isOld = parts[0].equals("0") && parts.length > 2;
        return isOld ? parts[0] + "." + parts[1] + "." + parts[2] : parts[0] + "." + (parts.length > 1 ? parts[1] : "0");
    }
}
