import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { roles } from "../../../data/quiz/roles.ts";
import { RoleTable } from "../../../src/wheel/role-table.tsx";
import { renderOnPage } from "../on-page.tsx";

test("lists roles by answers and name, as text with decorative pictures", () => {
  renderOnPage(
    <RoleTable
      roles={roles}
      counts={{ weaver: 5, healer: 4, guide: 4, builder: 2 }}
      lit={["weaver"]}
      hrefOf={(key) => `#${key}`}
      caption="Your answers"
      columns={{ role: "Role", answers: "Answers" }}
    />,
  );
  const table = screen.getByRole("table", { name: "Your answers" });
  const [, ...rows] = within(table).getAllByRole("row");
  const names = rows.map((row) => within(row).getByRole("rowheader").textContent);
  expect(names.slice(0, 5)).toEqual(["Weaver", "Guide", "Healer", "Builder", "Caregiver"]);
  expect(names).toHaveLength(10);
  const counts = rows.map((row) => within(row).getByRole("cell").textContent);
  expect(counts.slice(0, 5)).toEqual(["5 of 15", "4 of 15", "4 of 15", "2 of 15", "0 of 15"]);
  expect(within(table).getByRole("link", { name: "Healer" }).getAttribute("href")).toBe("#healer");
  const blocks = rows.map((row) => row.querySelector("td path")?.getAttribute("d")?.match(/M/g)?.length ?? 0);
  expect(blocks.slice(0, 5)).toEqual([5, 4, 4, 2, 0]);
  for (const picture of table.querySelectorAll("svg")) expect(picture.getAttribute("aria-hidden")).toBe("true");
});
