import { expect, test } from "vitest";
import { headersAt } from "../../../common/headers.ts";
import { parse } from "../../../common/html.ts";
import { pagePolicy } from "../../../common/page-policy.ts";

const page = parse('<meta charset="utf-8"><style>a{color:red}</style><script>loaded()</script>');
const headers = new Headers(headersAt("https://site.example"));
const halfAYear = 15_768_000;

/** Returns sources by directive. Browsers apply a page's own policy and the header's, and so does the Observatory. */
function directivesOf(...policies: string[]): Map<string, string[]> {
  return new Map(
    policies
      .flatMap((policy) => policy.split(";"))
      .map((directive) => {
        const [name = "", ...sources] = directive.trim().split(" ");
        return [name, sources];
      }),
  );
}

const directives = directivesOf(pagePolicy(page), headers.get("Content-Security-Policy") ?? "");
const named = (name: string) => directives.get(name)?.join(" ");
/** Fetch directives fall back to `default-src`. */
const allowed = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
const isSafe = (sources: readonly string[]) => sources.every((source) => !/unsafe|^\*$|^https?:$|^data:$/.test(source));

/** Rules of Mozilla's HTTP Observatory with the bonus that each adds to 100: `src/grader/charts.js` of its scanner. */
const rules: Record<string, [holds: boolean, bonus: number]> = {
  "content-security-policy: allows only named sources": [named("default-src") === "'none'", 5],
  "content-security-policy: restricts forms to this site": [named("form-action") === "'self'", 0],
  "content-security-policy: needs no unsafe source for scripts and styles": [
    ["script-src", "script-src-elem", "style-src", "style-src-elem", "object-src"].every((name) =>
      isSafe(allowed(name)),
    ),
    5,
  ],
  "cookies: none": [!headers.has("Set-Cookie"), 0],
  "cross-origin-resource-sharing: not allowed for all origins": [!headers.has("Access-Control-Allow-Origin"), 0],
  "cross-origin-resource-policy: none, or same site": [
    [null, "same-origin", "same-site"].includes(headers.get("Cross-Origin-Resource-Policy")),
    0,
  ],
  "referrer-policy: full addresses stay on the site": [
    ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(
      headers.get("Referrer-Policy") ?? "",
    ),
    5,
  ],
  "strict-transport-security: at least half a year": [
    Number(headers.get("Strict-Transport-Security")?.split(";")[0]?.replace("max-age=", "")) >= halfAYear,
    0,
  ],
  "x-content-type-options: nosniff": [headers.get("X-Content-Type-Options") === "nosniff", 0],
  "x-frame-options: replaced by frame-ancestors": [["'none'", "'self'"].includes(named("frame-ancestors") ?? ""), 5],
};

test.each(Object.entries(rules))("%s", (_, [holds]) => {
  expect(holds).toBe(true);
});

test("adds up to 120 points", () => {
  expect(Object.values(rules).reduce((points, [holds, bonus]) => points + (holds ? bonus : 0), 100)).toBe(120);
});
