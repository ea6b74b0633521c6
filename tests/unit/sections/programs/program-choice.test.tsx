import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { programBySlug } from "../../../../data/programs.ts";
import { programsPage } from "../../../../data/programs-page.ts";
import ProgramsRoute from "../../../../src/routes/programs.tsx";
import { renderOnPage } from "../../on-page.tsx";
import { isShown, startLists } from "../../with-lists.ts";

// Computing the styles of every ancestor takes seconds.
configure({ defaultHidden: true });

const { filters, path, collabs, workshops } = programsPage;

function openPrograms(query = "") {
  history.replaceState(null, "", `/academy/programs${query}`);
  renderOnPage(<ProgramsRoute />);
  startLists();
}

/** Returns the titles of the programs that are shown, in order. */
const titles = () =>
  [...document.querySelectorAll("#programs [data-place]")]
    .filter(isShown)
    .map((program) => within(program as HTMLElement).getByRole("heading", { level: 3 }).textContent);
const sections = () =>
  screen
    .getAllByRole("heading", { level: 2 })
    .filter(isShown)
    .map(({ textContent }) => textContent);
const group = (name: string) => within(screen.getByRole("group", { name }));
const title = (slug: string) => programBySlug(slug).title;

afterEach(() => void vi.unstubAllGlobals());

test("shows the full list in its sections without filters, and keeps the filters folded", () => {
  openPrograms();
  expect(titles()).toHaveLength(document.querySelectorAll("#programs [data-place]").length);
  expect(sections()).toEqual(expect.arrayContaining([path.title, collabs, workshops]));
  expect(isShown(screen.getByRole("link", { name: filters.showAll.label }))).toBe(false);
  expect(screen.getByText(programsPage.narrow).closest("details")).not.toHaveAttribute("open");
});

test("combines filters, stores them in the address, and announces the count", async () => {
  openPrograms();
  await userEvent.click(group(filters.labels.place).getByRole("button", { name: "Work" }));
  expect(screen.getByText(/^\d+ programs$/, { selector: "[role=status]" })).toHaveAttribute("aria-live", "polite");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: filters.labels.role }), "Builder");
  expect(location.search).toBe("?place=work&role=builder");
  expect(titles()).toEqual([title("decolonization-301"), title("accounts-and-ledgers")]);
  expect(screen.getByRole("heading", { name: "2 programs" })).toBeVisible();
});

test("hides the sections whose programs match none of the filters", () => {
  openPrograms("?place=work&role=builder");
  expect(sections()).toEqual(expect.arrayContaining([path.title, collabs]));
  expect(sections()).not.toContain(workshops);
});

test("explains that no program matches and offers to reset the filters", () => {
  openPrograms("?place=work&time=day&price=free");
  expect(titles()).toEqual([]);
  expect(isShown(screen.getByRole("heading", { name: filters.empty }))).toBe(true);
  const all = screen.getByRole("link", { name: filters.showAll.label });
  expect([isShown(all), all.getAttribute("href")]).toEqual([true, filters.showAll.to]);
});

test("opens the filters if the address has one", () => {
  openPrograms("?time=day");
  expect(screen.getByText(programsPage.narrow).closest("details")).toHaveAttribute("open");
  expect(group(filters.labels.time).getByRole("button", { pressed: true })).toHaveTextContent("One day");
});

test("announces the count after a choice in any of the filters", async () => {
  openPrograms("?place=work");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: filters.labels.role }), "Builder");
  expect(screen.getByText("2 programs", { selector: "[role=status]" })).toBeInTheDocument();
});
