package keyway.protocol;

/** There is no answer here, and why. */
public final class Skipped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Skipped(String reason) {
        super(reason);
    }
}
