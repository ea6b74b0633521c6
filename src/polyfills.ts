/**
 * Firefox before 113 has no TextEncoderStream, and before 102 no TransformStream and `pipeThrough`. The page's first
 * script and the router read a page's data through them. Without them, no script of the site would start.
 */
interface Steps {
  transform(chunk: unknown, controller: ReadableStreamDefaultController<unknown>): void;
  flush?(controller: ReadableStreamDefaultController<unknown>): void;
}

/** Pipes one stream through another's steps. Implements only the part of the standard that the router uses. */
async function drive(from: ReadableStream<unknown>, steps: Steps, to: ReadableStreamDefaultController<unknown>) {
  try {
    const reader = from.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) steps.transform(next.value, to);
    steps.flush?.(to);
    to.close();
  } catch (error) {
    to.error(error);
  }
}

/** Adds the missing streams to `scope`, a parameter for tests. */
export function addStreams(scope: typeof globalThis): void {
  if (!scope.TransformStream)
    Object.assign(scope, {
      TransformStream: class {
        steps: Steps;
        constructor(steps: Steps) {
          this.steps = steps;
        }
      },
    });
  const { prototype } = scope.ReadableStream;
  if (!prototype.pipeThrough)
    Object.assign(prototype, {
      pipeThrough(this: ReadableStream<unknown>, { steps }: { steps: Steps }) {
        return new scope.ReadableStream({ start: (to) => void drive(this, steps, to) });
      },
    });
  if (!scope.TextEncoderStream)
    Object.assign(scope, {
      TextEncoderStream: function encoderStream() {
        const encoder = new TextEncoder();
        return new scope.TransformStream<string, Uint8Array>({
          transform: (chunk, to) => to.enqueue(encoder.encode(chunk)),
        });
      },
    });
}

addStreams(globalThis);
