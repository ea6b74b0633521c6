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
  ["a reloaded page", { "Sec-Fetch-Site": "none" }],
  ["an allowed origin", { Origin: "https://partner.example", "Sec-Fetch-Site": "cross-site" }],
])("allows requests from %s", (_, headers) => {
  expect(asks(headers)).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ["another site’s page", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  ["another site’s page in an older browser", { Origin: "https://evil.example" }],
  ["a host that starts like the site’s", { Origin: "https://site.example.evil.example" }],
  ["a host that ends like the site’s", { Origin: "https://evil-site.example" }],
  ["another port", { Origin: "https://site.example:8443" }],
  ["a sibling subdomain", { Origin: "https://www.site.example", "Sec-Fetch-Site": "same-site" }],
  ["a sandboxed frame", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["a hidden origin in an older browser", { Origin: "null" }],
  ["an invalid origin", { Origin: "site.example" }],
  ["a cross-site form without an origin", { "Sec-Fetch-Site": "cross-site" }],
  ["a sibling subdomain’s form without an origin", { "Sec-Fetch-Site": "same-site" }],
])("rejects requests from %s", (_, headers) => {
  expect(asks(headers)).toBe(false);
});

test("accepts the address of the request as the site's own origin", () => {
  expect(asks({ Origin: "http://127.0.0.1:4173" }, "127.0.0.1:4173")).toBe(true);
  expect(asks({ Origin: "http://127.0.0.1:4174" }, "127.0.0.1:4173")).toBe(false);
});

test("rejects a local file as the origin if no host is given", () => {
  expect(asks({ Origin: "file://" }, "")).toBe(false);
});
