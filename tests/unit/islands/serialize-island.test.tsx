import { jsx } from "react/jsx-runtime";
import { expect, test } from "vitest";
import { ContactForm } from "../../../src/islands/contact-form.tsx";
import { islands } from "../../../src/islands/registry.ts";
import { serializeIsland } from "../../../src/islands/serialize-island.ts";

/** Creates an island with any properties, as a page with a mistake does. */
const contact = (props: object) => jsx(ContactForm as never, props as never);

test("names every component of the registry", async () => {
  for (const [name, load] of Object.entries(islands))
    expect(serializeIsland(jsx((await load()) as never, {} as never))).toEqual({ name, props: "{}" });
});

test.each([
  [{ labelledBy: "write" }],
  [{ list: [1, "two", true, null, { deep: [] }], empty: {}, zero: -0.5 }],
  [{ text: '</script><b title="&quot;">\u2028' }],
  [{ bare: Object.assign(Object.create(null), { a: 1 }) }],
])("gives the browser the same properties: %j", (props) => {
  expect(JSON.parse(serializeIsland(contact(props)).props)).toEqual(props);
});

test("leaves out properties that are undefined", () => {
  expect(serializeIsland(contact({ labelledBy: undefined })).props).toBe("{}");
});

test("rejects a component that is not in the registry, by name", () => {
  function Stranger() {
    return null;
  }
  expect(() => serializeIsland(<Stranger />)).toThrow(
    "<Stranger> is in an <Island>, and not in src/islands/registry.ts",
  );
  expect(() => serializeIsland(<div />)).toThrow("<div>");
});

test.each([
  ["a function", "onSent", { onSent() {} }],
  ["a date", "at", { at: new Date() }],
  ["an invalid date", "at", { at: new Date(Number.NaN) }],
  ["NaN", "sum", { sum: Number.NaN }],
  ["an infinite number", "most", { list: [{ most: Number.POSITIVE_INFINITY }] }],
  ["a symbol", "mark", { mark: Symbol("a") }],
  ["a big integer", "big", { big: 1n }],
  ["a map", "by", { deep: { by: new Map() } }],
  ["a class's instance", "url", { url: new URL("https://site.example/") }],
  ["an item of a list", "1", { list: ["a", () => {}] }],
])("rejects %s, and names the property and the component", (_, key, props) => {
  expect(() => serializeIsland(contact(props))).toThrow(`<ContactForm> gets '${key}', which JSON cannot hold`);
});

test("rejects an element", () => {
  expect(() => serializeIsland(contact({ children: <p>Hi</p> }))).toThrow(/^islands: <ContactForm> gets '.+'/);
});
