import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { roomPlan } from "../../../data/safeguarding.ts";
import { pods, rooms } from "../../../data/school.ts";
import { microSchool } from "../../../data/site.ts";
import Safeguarding from "../../../src/routes/safeguarding.tsx";
import { renderOnPage } from "../on-page.tsx";

test("begins with the rooms from above, with every adult beside their pod", () => {
  renderOnPage(<Safeguarding />);
  const figure = screen.getByRole("figure");
  const drawn = figure.querySelector("svg")?.textContent.toLowerCase();
  for (const { name } of rooms) expect(drawn).toContain(name);
  for (const { name, adults } of roomPlan.pods) expect(drawn).toContain(name + adults.join("").toLowerCase());
  const dots = [...figure.querySelectorAll("path.glow")].map((path) => path.getAttribute("d")?.match(/M/g)?.length);
  expect(dots).toEqual(pods.map(({ adults }) => adults.length));
  expect(figure).toHaveTextContent(`a pod has at most ${microSchool.podLimit}`);
});

test("says in words what the drawing shows, before everything else", () => {
  renderOnPage(<Safeguarding />);
  const points = screen.getByRole("region", { name: "In short" });
  for (const { text } of roomPlan.pods) expect(points.textContent).toContain(text);
  const [first] = screen.getAllByRole("region", { name: /^(In short|Who is with my child)$/ });
  expect(first).toBe(points);
});

test("ends with a visit, a call and a report", () => {
  renderOnPage(<Safeguarding />);
  const links = within(screen.getByRole("region", { name: "Come and see, or talk to us" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent?.split(/[\s:]/)[0], link.getAttribute("href")])).toEqual([
    ["Schedule", "/erins-place/hello?begin=visit#write"],
    ["Call", "tel:+18455550142"],
    ["Report", "tel:+18003423720"],
  ]);
  for (const link of links) expect(link).not.toHaveAttribute("target");
});
