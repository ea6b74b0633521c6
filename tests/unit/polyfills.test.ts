import { describe, expect, it } from "vitest";
import { addStreams } from "../../src/polyfills.ts";

function browserWithout(...names: readonly string[]): typeof globalThis {
  const prototype = Object.create(ReadableStream.prototype);
  if (names.includes("pipeThrough")) prototype.pipeThrough = undefined;
  function Stream(source: UnderlyingDefaultSource) {
    return Object.setPrototypeOf(new ReadableStream(source), prototype);
  }
  Stream.prototype = prototype;
  const kept = (name: string) => (names.includes(name) ? undefined : Reflect.get(globalThis, name));
  return {
    ReadableStream: Stream,
    TransformStream: kept("TransformStream"),
    TextEncoderStream: kept("TextEncoderStream"),
  } as never;
}

describe.each([
  ["Firefox 97", ["TransformStream", "pipeThrough", "TextEncoderStream"]],
  ["Firefox 102", ["TextEncoderStream"]],
  ["a browser that lacks nothing", []],
])("%s", (_, lacking) => {
  const scope = browserWithout(...lacking);
  addStreams(scope);

  const streamOf = (...chunks: readonly string[]) =>
    new scope.ReadableStream<string>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });

  it("decodes page data like the router", async () => {
    const decoder = new TextDecoder();
    let rest = "";
    const lines = streamOf("[1]\n[", "2]\n", "ü")
      .pipeThrough(new scope.TextEncoderStream())
      .pipeThrough(
        new scope.TransformStream<Uint8Array, string>({
          transform(chunk, controller) {
            const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
            rest = parts.pop() ?? "";
            for (const part of parts) controller.enqueue(part);
          },
          flush: (controller) => controller.enqueue(rest),
        }),
      )
      .getReader();
    const read: string[] = [];
    for (let next = await lines.read(); !next.done; next = await lines.read()) read.push(next.value);
    expect(read).toEqual(["[1]", "[2]", "ü"]);
  });

  it("forwards errors", async () => {
    const failing = new scope.TransformStream<string, string>({
      transform() {
        throw new Error("broken");
      },
    });
    await expect(streamOf("a").pipeThrough(failing).getReader().read()).rejects.toThrow("broken");
  });
});
