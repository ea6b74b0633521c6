/** Control characters that affect a terminal or reverse a line. JSON may escape any character. */
const steering = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Writes one JSON object per line. Every character survives the round trip, and none affects a terminal. */
export async function* jsonLines(all: AsyncIterable<object>): AsyncIterable<string> {
  for await (const each of all) yield `${JSON.stringify(each).replace(steering, byNumber)}\n`;
}

function byNumber(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
