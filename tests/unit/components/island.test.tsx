import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { Island, IslandRenderer, type RenderedIsland } from "../../../src/components/island.tsx";
import { withTheme } from "../on-page.tsx";

const form = { name: "contact", props: '{"labelledBy":"write"}', prefix: "i3", html: "<form><input></form>" };

function build(content: ReactElement, rendered: RenderedIsland): HTMLElement | null {
  render(withTheme(<IslandRenderer value={() => rendered}>{content}</IslandRenderer>));
  return document.querySelector<HTMLElement>("[data-island]");
}

test("is an ordinary part of the page in development", () => {
  render(
    withTheme(
      <Island>
        <p>Whole</p>
      </Island>,
    ),
  );
  expect(screen.getByText("Whole")).toBeVisible();
  expect(document.querySelector("[data-island]")).toBeNull();
});

test("contains in a build its HTML and what the browser needs to render it again", () => {
  const host = build(
    <Island>
      <p>Whole</p>
    </Island>,
    form,
  );
  expect(host?.innerHTML).toBe("<form><input></form>");
  expect({ ...host?.dataset }).toEqual({ island: "contact", props: '{"labelledBy":"write"}', prefix: "i3" });
});

test("writes no empty properties into the page", () => {
  const host = build(
    <Island>
      <p>Whole</p>
    </Island>,
    { ...form, props: "{}" },
  );
  expect({ ...host?.dataset }).toEqual({ island: "contact", prefix: "i3" });
});
