/** First step of a build: checks data/. Prints each mistake with its file, and syntax errors also with their line. */
try {
  const { everyPath } = await import("../data/every-page.ts");
  everyPath();
} catch (error) {
  console.error(`error: ${describe(error)}`);
  process.exit(1);
}

/** Returns an error's message, with its place in data/ and the code there. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack = "" } = error;
  const [, place] =
    stack
      .split("\n")
      .find((line) => line.includes("/data/"))
      ?.split("/data/") ?? [];
  if (message.startsWith("data: ") || !place) return message;
  // Node puts the code of a syntax error between the file's URL and the message.
  const code = /^file:.*\n([\s\S]*?)\n\n/.exec(stack)?.[1];
  return [message, `  at data/${place.replace(")", "")}`, ...(code ? [code] : [])].join("\n");
}
