import { act, cleanup, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { programBySlug } from "../../../data/programs.ts";
import { pillarByKey } from "../../../data/quiz/pillars.ts";
import { questions } from "../../../data/quiz/questions.ts";
import { roleByKey, roles } from "../../../data/quiz/roles.ts";
import { site } from "../../../data/site.ts";
import { packFragment, type RolePack } from "../../../src/quiz/role-pack.ts";
import RolePackPage from "../../../src/routes/role-pack.tsx";
import { withTheme } from "../on-page.tsx";

const none = Object.fromEntries(roles.map(({ key }) => [key, 0])) as RolePack["counts"];

const pack: RolePack = {
  role: "caregiver",
  counts: { ...none, caregiver: 6, weaver: 4, guide: 3, healer: 2 },
  pillars: ["paternalism", "sense_of_urgency"],
  programs: ["parenting-for-liberation", "pass-hub"],
  owner: "june.b",
};
const tie: RolePack = {
  ...pack,
  secondary: "weaver",
  counts: { ...none, caregiver: 5, weaver: 5, guide: questions.length - 10 },
};

const page = () => <StrictMode>{withTheme(<RolePackPage />)}</StrictMode>;

const openAt = async (hash: string) => {
  history.replaceState(null, "", `/quiz/role-pack${hash}`);
  render(page());
  await settle();
};

/** Waits for the render, then for the timeout of the fonts, which never load here. */
const settle = async () => {
  await act(() => vi.advanceTimersByTimeAsync(100));
  await act(() => vi.advanceTimersByTimeAsync(4000));
};

const print = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("print", print);
  document.title = "Your role pack";
  Object.defineProperty(document, "fonts", { configurable: true, value: new Set() });
});

afterEach(() => {
  cleanup();
  print.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("shows the role, wheel, counts, pillars, and programs with full addresses", async () => {
  await openAt(packFragment(pack));
  const role = roleByKey("caregiver");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(role.name);
  for (const text of [role.tagline, role.gift, role.challenge, role.contribution, role.invitation])
    screen.getByText(text);
  for (const practice of Object.values(role.praxis)) screen.getByText(practice);
  const wheel = screen.getByRole("group", { name: "Your wheel of ten roles" });
  within(wheel).getByRole("img", { name: "Caregiver, 6 of 15" });
  for (const key of pack.pillars) {
    screen.getByRole("heading", { name: pillarByKey(key).name });
    screen.getByText(pillarByKey(key).meaning);
  }
  for (const { title, summary, url } of pack.programs.map(programBySlug)) {
    screen.getByRole("heading", { name: title });
    screen.getByText(summary);
    expect(screen.getByRole("link", { name: site.origin + url }).getAttribute("href")).toBe(url);
  }
  screen.getByText(/reflection, not a measurement/);
  screen.getByText(/Deepa Iyer.+Tema Okun/);
});

test("shows both of two tied roles", async () => {
  await openAt(packFragment(tie));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Caregiver and Weaver");
  for (const { gift, invitation } of [roleByKey("caregiver"), roleByKey("weaver")]) {
    screen.getByText(gift);
    screen.getByText(invitation);
  }
});

test("prints once automatically and again on request", async () => {
  await openAt(packFragment(pack));
  expect(print).toHaveBeenCalledOnce();
  screen.getByRole("button", { name: "Print or save as PDF" }).click();
  expect(print).toHaveBeenCalledTimes(2);
});

test("shows and prints another pack when the address changes", async () => {
  await openAt(packFragment(pack));
  location.hash = packFragment(tie);
  await settle();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Caregiver and Weaver");
  expect(print).toHaveBeenCalledTimes(2);
});

test.each(["", "#garbage", packFragment({ ...pack, counts: none })])(
  "explains the page without a valid pack (%j) and prints nothing",
  async (hash) => {
    await openAt(hash);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your role pack");
    expect(screen.getByRole("link", { name: "Go to the assessment" }).getAttribute("href")).toBe("/quiz");
    expect(screen.queryByRole("status") !== null).toBe(hash !== "");
    expect(print).not.toHaveBeenCalled();
    expect(document.title).toBe("Your role pack");
  },
);

test("renders the same initial page for every address", () => {
  history.replaceState(null, "", `/quiz/role-pack${packFragment(pack)}`);
  const html = renderToString(page());
  expect(html).toContain("Your role pack");
  expect(html).not.toContain(roleByKey("caregiver").gift);
});

test("stops changing the title after it unmounts", async () => {
  await openAt(packFragment(pack));
  cleanup();
  dispatchEvent(new Event("beforeprint"));
  expect(document.title).toBe("Your role pack");
});

test("says how to print in a browser inside an app, which cannot print", async () => {
  vi.stubGlobal("print", undefined);
  await openAt(packFragment(pack));
  const toolbar = screen.getByRole("group", { name: "This pack" });
  expect(toolbar).toHaveTextContent("This app can’t print. Open this page in your own browser, and print it there.");
  expect(toolbar).not.toHaveTextContent("opens on its own");
  expect(within(toolbar).queryByRole("button")).toBeNull();
});
