import { expect, test } from "vitest";
import { crawlCommand, type Options } from "../../crawl/command-line.ts";

function read(...words: string[]): Options {
  const command = crawlCommand()
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  return command.parse(words, { from: "user" }).opts<Options>();
}

test("parses pages, width, colors, and date", () => {
  expect(read()).toEqual({ colors: "light" });
  expect(read("--page", "/shop", "--page", "/events", "--width", "390", "--colors", "dark")).toEqual({
    page: ["/shop", "/events"],
    width: "390",
    colors: "dark",
  });
  expect(read("--at", "2028-01-01").at?.toISOString()).toBe("2028-01-01T17:00:00.000Z");
});

test.each([
  [["--engine", "axe"], /unknown option '--engine'/],
  [["--width", "400"], /Allowed choices are 390, 1280/],
  [["--page", "/shopp"], /'\/shopp' is invalid.*No page has this path/],
  [["--at", "tomorrow"], /Use a date such as 2028-01-01/],
])("rejects %j with an explanation", (words, sentence) => {
  expect(() => read(...words)).toThrow(sentence);
});
