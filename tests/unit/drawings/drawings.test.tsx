import { brotliCompressSync } from "node:zlib";
import { render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { roomPlan } from "../../../data/safeguarding.ts";
import { rooms } from "../../../data/school.ts";
import { branches, microSchool } from "../../../data/site.ts";
import { Contours } from "../../../src/drawings/contours.tsx";
import { DayArc } from "../../../src/drawings/day-arc.tsx";
import { Icon } from "../../../src/drawings/icon.tsx";
import { LandLine } from "../../../src/drawings/land-line.tsx";
import { LostPath } from "../../../src/drawings/lost-path.tsx";
import { Nest } from "../../../src/drawings/nest.tsx";
import { RoomPlan } from "../../../src/drawings/room-plan.tsx";
import { SectionEdge } from "../../../src/drawings/section-edge.tsx";
import { eventPicture } from "../../../src/drawings/slug/event.ts";
import { productPicture } from "../../../src/drawings/slug/product.ts";
import { SlugDrawing } from "../../../src/drawings/slug-drawing.tsx";
import { Steps } from "../../../src/drawings/steps.tsx";
import { WheelQuilt } from "../../../src/drawings/wheel-art.tsx";
import { WheelMark } from "../../../src/drawings/wheel-mark.tsx";
import { WheelOutline } from "../../../src/drawings/wheel-outline.tsx";
import { withTheme } from "../on-page.tsx";

const markup = (drawing: ReactElement) => renderToString(withTheme(drawing)).replaceAll(/<style[\s\S]*?<\/style>/g, "");

const quilt = <WheelQuilt key="1" label="The wheel" branches={branches} />;
const drawings: [string, ReactElement][] = [
  ["the wheel as a quilt", quilt],
  ["the wheel in lines", <WheelOutline key="2" on="deep" />],
  ["the mark", <WheelMark key="3" />],
  ["contours", <Contours key="4" variant="hero" />],
  ["a strip of contours", <Contours key="5" variant="band" on="deep" />],
  ["a corner of contours", <Contours key="6" variant="corner" mirror />],
  ["the nest", <Nest key="7" variant="hero" />],
  ["the steps", <Steps key="9" variant="hero" />],
  ["a corner of steps", <Steps key="10" variant="corner" />],
  ["a band’s edge", <SectionEdge key="11" motif="contour" tone="deep" />],
  ["the lost path", <LostPath key="12" />],
  ["the land line", <LandLine key="13" on="deep" />],
  ["a slug’s picture", <SlugDrawing key="14" slug="winter-kitchen" family={eventPicture} ratio="1:1" />],
  ["the day of an event", <DayArc key="8" slug="winter-kitchen" from={14} to={17} />],
  ["the rooms from above", <RoomPlan key="16" rooms={rooms} pods={roomPlan.pods} podLimit={microSchool.podLimit} />],
  ["an icon", <Icon key="15" name="leaf" size="icon.sm" />],
];

test.each(drawings.slice(1))("hides %s from assistive technology", (_, drawing) => {
  const svg = render(withTheme(drawing)).container.querySelector("svg");
  expect(svg?.getAttribute("aria-hidden")).toBe("true");
});

test("offers the patches of the quilt as a named group of links to the branches", () => {
  render(withTheme(quilt));
  const links = within(screen.getByRole("group", { name: "The wheel" })).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual(
    branches.map(({ name, path }) => [name, path]),
  );
  for (const link of links) expect(link.querySelectorAll(".patch").length).toBeGreaterThanOrEqual(3);
});

describe.each(drawings)("%s", (_, drawing) => {
  test("adds at most 1.6 KB to the page", () => {
    expect(brotliCompressSync(markup(drawing)).length).toBeLessThanOrEqual(1638);
  });

  test("hydrates without warnings", () => {
    const container = document.createElement("div");
    container.innerHTML = renderToString(withTheme(drawing));
    const prerendered = container.querySelector("svg")?.outerHTML;
    render(withTheme(drawing), { container, hydrate: true });
    expect(container.querySelector("svg")?.outerHTML).toBe(prerendered);
  });
});

test("fits eight pictures in the budget of one illustration", () => {
  const slugs = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
  const shelf = slugs.map((slug) => <SlugDrawing key={slug} slug={slug} family={productPicture} />);
  expect(brotliCompressSync(markup(<ul>{shelf}</ul>)).length).toBeLessThanOrEqual(1536);
});

test("draws the rooms in less than 1.5 KB", () => {
  const plan = <RoomPlan rooms={rooms} pods={roomPlan.pods} podLimit={microSchool.podLimit} />;
  expect(brotliCompressSync(markup(plan)).length).toBeLessThan(1536);
});

test("mirrors a drawing around its center", () => {
  expect(markup(<Nest variant="corner" mirror />)).toContain('transform="matrix(-1 0 0 1 600 0)"');
});

test("defines inks once for all drawings of a page", () => {
  const { container } = render(
    withTheme(
      <>
        <Nest variant="hero" width="20" />
        <Steps variant="corner" width="40" />
        <SlugDrawing slug="winter-kitchen" family={eventPicture} />
      </>,
    ),
  );
  const inks = [...container.querySelectorAll("svg > g")].map((group) => group.getAttribute("class"));
  expect(new Set(inks).size).toBe(1);
});
