import { brotliCompressSync } from "node:zlib";
import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { roles } from "../../../data/quiz/roles.ts";
import { RoleWheel } from "../../../src/wheel/role-wheel.tsx";
import { withTheme } from "../on-page.tsx";

type Props = ComponentProps<typeof RoleWheel>;

const usual: Props = {
  roles,
  counts: { weaver: 5, guide: 4, healer: 3, storyteller: 2, builder: 1 },
  lit: ["weaver"],
  praxis: { self: "Self", home: "Home", work: "Work" },
  hrefOf: (key) => `/quiz?role=${key}`,
  label: "Your wheel of ten roles",
};

const wheel = (props: Partial<Props> = {}) => withTheme(<RoleWheel {...usual} {...props} />);

const names = () => screen.getAllByRole("link").map((link) => link.getAttribute("aria-label"));
const middle = (svg: Element) => [...svg.querySelectorAll(":scope > .hub tspan")].map(({ textContent }) => textContent);

describe("for a screen reader", () => {
  test("is a named group with a list of ten roles", () => {
    render(wheel());
    const group = screen.getByRole("group", { name: "Your wheel of ten roles" });
    expect(within(within(group).getByRole("list")).getAllByRole("listitem")).toHaveLength(10);
  });

  test("links each role with its count", () => {
    render(wheel());
    expect(screen.getByRole("link", { name: "Guide, 4 of 15" }).getAttribute("href")).toBe("/quiz?role=guide");
    expect(screen.getByRole("link", { name: "Caregiver, 0 of 15" })).toBeTruthy();
  });

  test("starts with the visitor's role as current and continues clockwise", () => {
    render(wheel({ lit: ["guide", "builder"] }));
    expect(names().slice(0, 3)).toEqual(["Guide, 4 of 15", "Healer, 3 of 15", "Storyteller, 2 of 15"]);
    const current = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "true");
    expect(current.map((link) => link.getAttribute("aria-label"))).toEqual(["Guide, 4 of 15", "Builder, 1 of 15"]);
  });

  test("names a role without counts", () => {
    render(wheel({ counts: undefined }));
    expect(names()).toContain("Frontline Responder");
  });

  test("renders roles as labeled images without links", () => {
    render(wheel({ hrefOf: undefined }));
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByRole("img", { name: "Weaver, 5 of 15" })).toBeTruthy();
  });
});

describe("at its center", () => {
  test.each<[string, Partial<Props>, string[]]>([
    ["the visitor’s role and its share", {}, ["Weaver", "5 of 15"]],
    ["a name of two words on two lines", { lit: ["frontline_responder"] }, ["Frontline", "Responder", "0 of 15"]],
    ["both names of a tie", { lit: ["weaver", "guide"] }, ["Weaver", "Guide", "5 of 15"]],
    [
      "only the first name if several don’t fit",
      { lit: ["weaver", "guide", "healer", "builder"] },
      ["Weaver", "5 of 15"],
    ],
  ])("shows %s", (_, props, lines) => {
    const { container } = render(wheel(props));
    const svg = container.querySelector("svg");
    expect(svg && middle(svg)).toEqual(lines);
  });
});

test("gives each arc text its own path, even with two wheels", () => {
  const { container } = render(
    <>
      {wheel()}
      {wheel({ lit: ["healer"] })}
    </>,
  );
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const texts = [...container.querySelectorAll("textPath")];
  expect(texts).toHaveLength(2 * (10 + 3));
  for (const text of texts) expect(ids).toContain(text.getAttribute("href")?.slice(1));
});

test("hydrates without warnings", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(wheel());
  const prerendered = container.querySelector("svg")?.outerHTML;
  render(wheel(), { container, hydrate: true });
  expect(container.querySelector("svg")?.outerHTML).toBe(prerendered);
});

test("adds at most 3 KB to the page", () => {
  const markup = renderToString(wheel()).replaceAll(/<style[\s\S]*?<\/style>/g, "");
  expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(3072);
});
