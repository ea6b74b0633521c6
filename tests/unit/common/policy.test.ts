import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { headersAt, headersFile, ownHeaders, siteHeaders } from "../../../common/headers.ts";
import { parse, serialize } from "../../../common/html.ts";
import { pagePolicy, setPolicy } from "../../../common/page-policy.ts";
import { pathOf } from "../../../common/site-paths.ts";

const html =
  '<html><head><meta charSet="utf-8"/><style data-emotion="css 1a">.css-1a{color:red}</style></head><body>' +
  '<script src="/assets/a.js"></script><template><script>held()</script></template></body></html>';

const page = parse(html);

function sha256(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function directive(policy: string, name: string) {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

test("allows inline scripts by hash, including those in templates", () => {
  expect(directive(pagePolicy(page), "script-src")).toBe(`script-src 'self' ${sha256("held()")}`);
});

test("needs no hash for structured data", () => {
  const told = parse(html.replace("<template>", '<script type="application/ld+json">{}</script><template>'));
  expect(pagePolicy(told)).toBe(pagePolicy(page));
});

test("allows a manifest only on pages that name one", () => {
  const installable = parse('<meta charset="utf-8"><link rel="manifest" href="/manifest.webmanifest">');
  expect(directive(pagePolicy(installable), "manifest-src")).toBe("manifest-src 'self'");
  expect(pagePolicy(page)).not.toContain("manifest-src");
});

test("allows inline styles by hash, including emotion's empty one", () => {
  const styles = directive(pagePolicy(page), "style-src-elem");
  expect(styles).toContain(sha256(".css-1a{color:red}"));
  expect(styles).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test("never allows unsafe inline scripts or style elements", () => {
  const policy = pagePolicy(page);
  expect(directive(policy, "script-src")).not.toContain("unsafe");
  expect(directive(policy, "style-src-elem")).not.toContain("unsafe");
});

test("places the policy after the charset", () => {
  const guarded = parse(html);
  setPolicy(guarded);
  expect(serialize(guarded)).toContain('<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"');
});

test("excludes the policy from its hashes and replaces an existing one", () => {
  const guarded = parse(html);
  setPolicy(guarded);
  const once = serialize(guarded);
  expect(pagePolicy(guarded)).toBe(pagePolicy(page));
  setPolicy(guarded);
  expect(serialize(guarded)).toBe(once);
});

test("rejects a page without a charset", () => {
  expect(() => setPolicy(parse("<head></head>"))).toThrow("no <meta charset>");
});

test("restricts framing only in the header", () => {
  expect(pagePolicy(page)).not.toContain("frame-ancestors");
  expect(siteHeaders["Content-Security-Policy"]).toBe("frame-ancestors 'self'");
});

test("writes the service's response headers over TLS into the header file", () => {
  const headers = Object.entries(headersAt("https://site.example"));
  expect(headersFile().split("\n\n")[0]).toBe(["/*", ...headers.map((pair) => `  ${pair.join(": ")}`)].join("\n"));
});

test("lets other sites read the design tokens, and nothing else", () => {
  const allows = ["tokens.css", "tokens/color.tokens.json", "index.html", "tokens-more.css", "assets/a.js"].map(
    (file) => ownHeaders(file)["Access-Control-Allow-Origin"],
  );
  expect(allows).toEqual(["*", "*", undefined, undefined, undefined]);
  expect(headersFile()).toContain("/tokens.css\n  Access-Control-Allow-Origin: *");
});

test("maps an index file to its folder and the home page to /", () => {
  expect(pathOf("about/index.html")).toBe("/about");
  expect(pathOf("index.html")).toBe("/");
  expect(pathOf("404.html")).toBe("/404.html");
});

test.each([undefined, "", "/forms", "/api/forms"])("restricts forms to the site for the endpoint %j", (endpoint) => {
  const policy = pagePolicy(page, endpoint);
  expect(directive(policy, "connect-src")).toBe("connect-src 'self'");
  expect(directive(policy, "form-action")).toBe("form-action 'self'");
});

test("lets forms open the mail program if there is no intake", () => {
  const policy = pagePolicy(page, "none");
  expect(directive(policy, "connect-src")).toBe("connect-src 'self'");
  expect(directive(policy, "form-action")).toBe("form-action 'self' mailto:");
});

test("allows forms only to the origin of an external endpoint", () => {
  const policy = pagePolicy(page, "https://forms.example.org:8443/f/1");
  expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://forms.example.org:8443");
  expect(directive(policy, "form-action")).toBe("form-action 'self' https://forms.example.org:8443");
});

test.each(["forms.example.org", "//forms.example.org", "https://", "javascript:alert(1)", "https: evil"])(
  "rejects the endpoint %j with an example",
  (endpoint) => {
    expect(() => pagePolicy(page, endpoint)).toThrow(`VITE_FORMS_ENDPOINT is '${endpoint}'; it must be like https://`);
  },
);
