import { expect, test } from "vitest";
import { htmlValidate } from "../engines/html-validate.ts";

/** Returns a page without problems except in `main`. */
const pageWith = (main: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>${main}</main></body></html>`;

const found = (main: string) => htmlValidate.run("/", pageWith(main));

test("finds nothing in valid HTML", async () => {
  expect(await found('<p>Words <a href="/about">and a link</a></p>')).toEqual([]);
});

test("accepts several h1, because a page may show one at a time", async () => {
  expect(await found("<section hidden><h1>The next question</h1></section>")).toEqual([]);
});

test("reports a heading in an address as best practice, with selector and rule link", async () => {
  expect(await found("<address><h2>Where we are</h2></address>")).toEqual([
    expect.objectContaining({
      rule: "element-permitted-content",
      criteria: [],
      conformance: "best practice",
      certainty: "fails",
      element: { selector: "h2", markup: "<h2></h2>", name: "Where we are" },
      help: expect.stringMatching(/`<h2>` element is not permitted as a descendant of the `<address>`/),
      helpUrl: expect.stringContaining("html-validate.org"),
    }),
  ]);
});

test("maps duplicate ids to 4.1.2 and missing references to 1.3.1", async () => {
  expect(await found('<p id="a">Words</p><p id="a">Words</p>')).toMatchObject([
    { rule: "no-dup-id", criteria: ["4.1.2"], conformance: "A" },
  ]);
  expect(await found('<p aria-describedby="nowhere">Words</p>')).toMatchObject([
    { rule: "no-missing-references", criteria: ["1.3.1"] },
  ]);
});

test("reports document-level faults at the root element", async () => {
  const [first] = await htmlValidate.run("/", pageWith("").replace("<!doctype html>", ""));
  expect(first).toMatchObject({ rule: "missing-doctype", element: { selector: "html" } });
});
