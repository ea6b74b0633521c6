/** They steer a terminal or reverse a line; JSON may write any character by its number. */
const steering = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** One JSON object a line. Every character comes back as it was typed, and none does anything on the way. */
export async function* jsonLines(all: AsyncIterable<object>): AsyncIterable<string> {
  for await (const each of all) yield `${JSON.stringify(each).replace(steering, byNumber)}\n`;
}

function byNumber(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
