package keyway.protocol;

/** A field is missing or of another kind; the message says which and what was expected. */
public final class BadRequest extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadRequest(String message) {
        super(message);
    }
}
