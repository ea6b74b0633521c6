import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notFound } from "../../../../data/not-found.ts";
import { pageAt } from "../../../../data/pages.ts";
import { LostPage } from "../../../../src/sections/not-found/lost-page.tsx";
import { renderOnPage } from "../../on-page.tsx";

const listed = [
  { path: "/articles", title: "Articles", description: "What we have written." },
  { path: "/articles/chairs", title: "<b>Chairs</b>", description: "Who sits." },
  { path: "/shop", title: "Shop", description: "What we sell." },
];
const request = vi.fn<typeof fetch>();

/** Opens the built page for an unknown address, and runs its script. */
async function open(path: string) {
  history.replaceState(null, "", path);
  renderOnPage(<LostPage copy={notFound} mainPages={notFound.mainPages.map(pageAt)} />);
  vi.resetModules();
  await import("../../../../src/lost-page.ts");
}

const near = () => screen.queryByRole("navigation", { name: notFound.nearHeading });
const mainLinks = () => within(screen.getByRole("navigation", { name: notFound.mainHeading })).getAllByRole("link");
/** Resolves when the script is done. A script without results changes nothing that a test could wait for. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  request.mockReset().mockImplementation(async () => Response.json(listed));
  vi.stubGlobal("fetch", request);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("suggests similar pages, best match first", async () => {
  await open("/artcles");
  await waitFor(() => expect(near()).toBeVisible());
  const items = within(near() as HTMLElement).getAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("link").getAttribute("href"))).toEqual([
    "/articles",
    "/articles/chairs",
  ]);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "ArticlesWhat we have written.",
    "<b>Chairs</b>Who sits.",
  ]);
  expect(request).toHaveBeenCalledExactlyOnceWith("/pages.json");
});

test("lists a page once", async () => {
  const path = pageAt(notFound.mainPages[0] ?? "/").path;
  request.mockResolvedValue(Response.json([{ path, title: "Found", description: "" }]));
  await open(`${path}s`);
  await waitFor(() => expect(near()).toBeVisible());
  const links = screen.getAllByRole("link").filter((link) => link.getAttribute("href") === path);
  expect(links.map(({ textContent }) => textContent)).toEqual(["Found"]);
});

test("lists only the main pages if no page is similar", async () => {
  await open("/xyzzy");
  await settled();
  expect(near()).toBeNull();
  expect(mainLinks()).toHaveLength(notFound.mainPages.length);
});

test.each([
  ["the list of pages is missing", async () => new Response("", { status: 404 })],
  ["the visitor is offline", () => Promise.reject(new TypeError("Failed to fetch"))],
])("lists only the main pages if %s", async (_, answer) => {
  request.mockImplementation(answer);
  await open("/artcles");
  await settled();
  expect(near()).toBeNull();
  expect(mainLinks()).toHaveLength(notFound.mainPages.length);
});

test("logs the path once in a short line", async () => {
  await open(`/${"a".repeat(500)}%0Ab`);
  await settled();
  expect(console.info).toHaveBeenCalledOnce();
  const [line] = vi.mocked(console.info).mock.calls[0] ?? [];
  expect(line).toMatch(/^Page not found: \/a+…$/);
});
