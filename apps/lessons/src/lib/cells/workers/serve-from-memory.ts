/**
 * Answers what Pyodide asks for while it starts with what the page handed over, so that the worker needs no network:
 * its library, and itself already compiled.
 */
export function serveFromMemory(wasm: WebAssembly.Module, library: ArrayBuffer | undefined): void {
  globalThis.fetch = async (asked) =>
    String(asked).endsWith('python_stdlib.zip') && library
      ? new Response(library)
      : new Response(null, { status: 204 });
  const { instantiate } = WebAssembly;
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    module: wasm,
    instance: (await instantiate(wasm, imports)) as unknown as WebAssembly.Instance,
  });
}
