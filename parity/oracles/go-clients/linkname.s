// Functions without a body, as go:linkname has them, are allowed in packages with an assembly file.
