/** Runs each part of a script. A failing part must not stop the others. */
export function runParts(parts: readonly (() => void)[]): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}
