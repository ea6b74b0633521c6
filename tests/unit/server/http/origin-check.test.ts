// @vitest-environment node
import { expect, test } from "vitest";
import { isOwnPage } from "../../../../server/http/requests.ts";

const origins = ["https://site.example", "https://partner.example"];

function asks(headers: Record<string, string>, host = "site.example"): boolean {
  return isOwnPage(new Headers(headers), host, origins);
}

test.each<[string, Record<string, string>]>([
  ["no browser at all", {}],
  ["the site itself", { Origin: "https://site.example", "Sec-Fetch-Site": "same-origin" }],
  ["the site in an older browser", { Origin: "https://site.example" }],
  ["the site in a browser that hides the origin", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  ["a page that is loaded again by hand", { "Sec-Fetch-Site": "none" }],
  ["a page of another origin that may", { Origin: "https://partner.example", "Sec-Fetch-Site": "cross-site" }],
])("%s may send", (_, headers) => {
  expect(asks(headers)).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ["a page of somebody else", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  ["a page of somebody else in an older browser", { Origin: "https://evil.example" }],
  ["a name that begins like ours", { Origin: "https://site.example.evil.example" }],
  ["a name that ends like ours", { Origin: "https://evil-site.example" }],
  ["another port", { Origin: "https://site.example:8443" }],
  ["a neighbor below the same domain", { Origin: "https://www.site.example", "Sec-Fetch-Site": "same-site" }],
  ["a sandboxed frame", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["an origin that is hidden, in an older browser", { Origin: "null" }],
  ["something that is no origin", { Origin: "site.example" }],
  ["a cross-site form without an origin", { "Sec-Fetch-Site": "cross-site" }],
  ["a neighbor’s form without an origin", { "Sec-Fetch-Site": "same-site" }],
])("%s may not", (_, headers) => {
  expect(asks(headers)).toBe(false);
});

test("the address it was sent to counts as the site’s own", () => {
  expect(asks({ Origin: "http://127.0.0.1:4173" }, "127.0.0.1:4173")).toBe(true);
  expect(asks({ Origin: "http://127.0.0.1:4174" }, "127.0.0.1:4173")).toBe(false);
});

test("a page from a disk is not our own where no host is named", () => {
  expect(asks({ Origin: "file://" }, "")).toBe(false);
});
