import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** java Wrong MISTAKE COUNT */
class Wrong {
    public static void main(String[] arguments) throws Exception {
        String mistake = arguments[0];
        int count = Integer.parseInt(arguments[1]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        StringBuilder out = new StringBuilder();
        StringBuilder line = new StringBuilder();
        // BufferedReader.readLine would also end a line at a lone carriage return.
        for (int sign = in.read(); sign >= 0; sign = in.read()) {
            if (sign != '\n') {
                line.append((char) sign);
                continue;
            }
            out.append(partition(mistake, line.toString(), count)).append('\n');
            line.setLength(0);
        }
        System.out.print(out);
    }

    static int partition(String mistake, String key, int count) throws IOException {
        byte[] bytes = key.getBytes(StandardCharsets.UTF_8);
        switch (mistake) {
            case "missing-mask":
                return murmur2(bytes, false, false) % count;
            case "abs-int32":
                return Math.abs(murmur2(bytes, false, false)) % count;
            case "signed-bytes":
                return (murmur2(bytes, true, false) & 0x7fffffff) % count;
            case "tail-breaks":
                return (murmur2(bytes, false, true) & 0x7fffffff) % count;
            case "utf16-with-mark":
                return (murmur2(key.getBytes(StandardCharsets.UTF_16), false, false) & 0x7fffffff) % count;
            case "utf16-big-endian":
                return (murmur2(key.getBytes(StandardCharsets.UTF_16BE), false, false) & 0x7fffffff) % count;
            case "surrogates-apart":
                return (murmur2(writeUtf(key), false, false) & 0x7fffffff) % count;
            case "crc32+abs":
                CRC32 crc = new CRC32();
                crc.update(bytes);
                return Math.abs((int) crc.getValue()) % count;
            case "java-hash-code+floor-mod":
                return Math.floorMod(key.hashCode(), count);
            case "scala-0.8.0":
                return (key.hashCode() & 0x7fffffff) % count;
            default:
                return (murmur2(bytes, false, false) & 0x7fffffff) % count;
        }
    }

    /** writeUTF takes 65535 bytes at most, and puts the length of each piece before it. */
    static byte[] writeUtf(String key) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int from = 0; from < key.length(); from += 1000) {
            ByteArrayOutputStream piece = new ByteArrayOutputStream();
            new DataOutputStream(piece).writeUTF(key.substring(from, Math.min(key.length(), from + 1000)));
            bytes.write(piece.toByteArray(), 2, piece.size() - 2);
        }
        return bytes.toByteArray();
    }

    static int murmur2(byte[] data, boolean signed, boolean breaks) {
        int mask = signed ? -1 : 0xff;
        int m = 0x5bd1e995;
        int h = 0x9747b28c ^ data.length;
        int i = 0;
        for (; i + 4 <= data.length; i += 4) {
            int k = (data[i] & mask) + ((data[i + 1] & mask) << 8) + ((data[i + 2] & mask) << 16) + ((data[i + 3] & mask) << 24);
            k *= m;
            k ^= k >>> 24;
            k *= m;
            h *= m;
            h ^= k;
        }
        switch (data.length - i) {
            case 3:
                h ^= (data[i + 2] & mask) << 16;
                if (breaks) break;
            case 2:
                h ^= (data[i + 1] & mask) << 8;
                if (breaks) break;
            case 1:
                h ^= data[i] & mask;
                h *= m;
        }
        h ^= h >>> 13;
        h *= m;
        h ^= h >>> 15;
        return h;
    }
}
