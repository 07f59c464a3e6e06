package keyway;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.UUID;
import keyway.protocol.Fields;
import keyway.protocol.Skipped;
import org.apache.kafka.common.serialization.BooleanSerializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.FloatSerializer;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.serialization.ShortSerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.common.serialization.UUIDSerializer;

/** The bytes that Kafka's serializers make of a key. */
final class KeySerializers {
    private static final String BITS = "bits:";

    private KeySerializers() {}

    static String serialize(JsonNode request) {
        JsonNode value = Fields.required(request, "value");
        String type = Fields.text(request, "type");
        String text = value.isNull() ? null : value.asText();
        switch (type) {
            case "short":
                return hex(new ShortSerializer(), text == null ? null : Short.valueOf(text));
            case "int":
                return hex(new IntegerSerializer(), text == null ? null : Integer.valueOf(text));
            case "long":
                return hex(new LongSerializer(), text == null ? null : Long.valueOf(text));
            case "float":
                return hex(new FloatSerializer(), text == null ? null : floatOf(text));
            case "double":
                return hex(new DoubleSerializer(), text == null ? null : doubleOf(text));
            case "uuid":
                return hex(new UUIDSerializer(), text == null ? null : UUID.fromString(text));
            case "boolean":
                return hex(new BooleanSerializer(), text == null ? null : Boolean.valueOf(text));
            case "bytes":
                return hex(new ByteArraySerializer(), Fields.bytesOf(value));
            case "string":
                return string(request, text);
            default:
                throw new Skipped("kafka-clients has no serializer for the type " + type);
        }
    }

    /** A NaN has many bit patterns, which no decimal text can tell apart: `bits:7fc00001`. */
    private static Float floatOf(String text) {
        return text.startsWith(BITS) ? Float.intBitsToFloat(Integer.parseUnsignedInt(text.substring(BITS.length()), 16)) : Float.valueOf(text);
    }

    private static Double doubleOf(String text) {
        return text.startsWith(BITS) ? Double.longBitsToDouble(Long.parseUnsignedLong(text.substring(BITS.length()), 16)) : Double.valueOf(text);
    }

    private static String string(JsonNode request, String text) {
        StringSerializer serializer = new StringSerializer();
        if (request.has("encoding")) {
            serializer.configure(Map.of("key.serializer.encoding", request.get("encoding").asText()), true);
        }
        return hex(serializer, request.has("utf16") ? Fields.textOf(request.get("utf16")) : text);
    }

    private static <T> String hex(Serializer<T> serializer, T value) {
        return Fields.hexOf(serializer.serialize("topic", value));
    }
}
