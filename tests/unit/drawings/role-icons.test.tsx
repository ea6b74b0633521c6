import { describe, expect, test } from "vitest";
import { roles } from "../../../data/quiz/roles.ts";
import { RoleIcon } from "../../../src/drawings/role-icon.tsx";
import { roleIcons } from "../../../src/drawings/role-icons.ts";
import { renderOnPage } from "../on-page.tsx";

/** Number of arguments of each path command. */
const takes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Returns a path's points. Throws with the position if its data does not parse. */
function pointsOf(d: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  for (const [command, letter = "", rest = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = takes[letter.toLowerCase()];
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isWhole = size === 0 ? numbers.length === 0 : size && numbers.length > 0 && numbers.length % size === 0;
    if (size === undefined || !isWhole) throw new Error(`not path data: '${command}' in '${d}'`);
    for (let at = 0; at < Math.max(size, numbers.length); at += size) {
      const [fromX, fromY] = letter === letter.toLowerCase() ? [x, y] : [0, 0];
      const [lastX = 0, lastY = 0] = numbers.slice(at, at + size).slice(-2);
      if (/h/i.test(letter)) x = fromX + lastX;
      else if (/v/i.test(letter)) y = fromY + lastX;
      else if (/z/i.test(letter)) [x, y] = start;
      else [x, y] = [fromX + lastX, fromY + lastY];
      if (/m/i.test(letter)) start = [x, y];
      points.push([x, y]);
      if (size === 0) break;
    }
  }
  return points;
}

describe.each(Object.entries(roleIcons))("the icon of %s", (_, { line, fill }) => {
  test.each([
    ["line", line],
    ["fill", fill],
  ])("has valid path data for its %s of at most 200 bytes", (_part, d) => {
    expect(d).toMatch(/^M/);
    expect(pointsOf(d).flat().every(Number.isFinite)).toBe(true);
    expect(d.length).toBeLessThanOrEqual(200);
  });

  test("fits the grid with room for the stroke's width", () => {
    for (const value of pointsOf(line).flat()) {
      expect(value).toBeGreaterThanOrEqual(2);
      expect(value).toBeLessThanOrEqual(46);
    }
  });

  test("closes its filled accent", () => {
    expect(fill).toMatch(/z$/);
  });
});

test("distinguishes all roles", () => {
  expect(new Set(Object.values(roleIcons).map(({ line }) => line)).size).toBe(roles.length);
});

test("hides a role's icon from assistive technology", () => {
  const { container } = renderOnPage(<RoleIcon role={roles[0].key} size="icon.lg" />);
  const svg = container.querySelector("svg");
  expect(svg).toHaveAttribute("aria-hidden", "true");
  expect(svg).not.toHaveAttribute("role");
});
