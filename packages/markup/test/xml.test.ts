// @vitest-environment jsdom
import { expect, test } from "vitest";
import { writeXml, xml, xmlDocument } from "../xml.ts";

function read(text: string): Element {
  const { documentElement } = new DOMParser().parseFromString(text, "application/xml");
  const error = documentElement.querySelector("parsererror") ?? documentElement.closest("parsererror");
  if (error) throw new Error(String(error.textContent));
  return documentElement;
}

const hostile = `Fish & <chips> "]]>" 'tea' &amp; <!-- --> 🐟 é`;

test("escapes text and attributes", () => {
  const root = read(xmlDocument(xml("soup", { of: hostile }, hostile)));
  expect(root.textContent).toBe(hostile);
  expect(root.getAttribute("of")).toBe(hostile);
});

test("omits characters that XML doesn't allow", () => {
  expect(read(xmlDocument(xml("soup", {}, "a\u0000b\u0008c\tno\uD800 half\uFFFF"))).textContent).toBe("abc\tno half");
});

test("nests elements and closes empty ones", () => {
  expect(writeXml(xml("a", { b: "1" }, "c", xml("d", {})))).toBe('<a b="1">c<d/></a>');
});

test("tests with a parser that rejects unescaped text", () => {
  expect(() => read("<soup>&</soup>")).toThrow();
});
