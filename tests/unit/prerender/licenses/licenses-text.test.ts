import { expect, test } from "vitest";
import { licensesText } from "../../../../prerender/licenses/licenses-text.ts";

const spade = { name: "spade", version: "1.2.3", license: "MIT", text: "Use it.", kind: "code" } as const;

test("combines packages with identical license texts", () => {
  const text = licensesText([spade, { ...spade, name: "rake", text: "Ask first." }, { ...spade, name: "hoe" }]);
  const [first, second] = text.split(/\n-+\n\n/);
  expect(first).toBe("spade 1.2.3 (MIT)\nhoe 1.2.3 (MIT)\n\nUse it.\n");
  expect(second).toBe("rake 1.2.3 (MIT)\n\nAsk first.\n");
});
