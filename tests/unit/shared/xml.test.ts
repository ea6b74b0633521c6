// @vitest-environment jsdom
import { expect, test } from "vitest";
import { writeXml, xml, xmlDocument } from "../../../shared/xml.ts";

function read(text: string): Element {
  const { documentElement } = new DOMParser().parseFromString(text, "application/xml");
  const error = documentElement.querySelector("parsererror") ?? documentElement.closest("parsererror");
  if (error) throw new Error(String(error.textContent));
  return documentElement;
}

const hostile = `Fish & <chips> "]]>" 'tea' &amp; <!-- --> 🐟 é`;

test("text and attributes come back as they went in", () => {
  const root = read(xmlDocument(xml("soup", { of: hostile }, hostile)));
  expect(root.textContent).toBe(hostile);
  expect(root.getAttribute("of")).toBe(hostile);
});

test("what no document may hold is left out", () => {
  expect(read(xmlDocument(xml("soup", {}, "a\u0000b\u0008c\tno\uD800 half\uFFFF"))).textContent).toBe("abc\tno half");
});

test("elements nest, and one without content is closed at once", () => {
  expect(writeXml(xml("a", { b: "1" }, "c", xml("d", {})))).toBe('<a b="1">c<d/></a>');
});

test("the strict parser refuses what is not escaped", () => {
  expect(() => read("<soup>&</soup>")).toThrow();
});
