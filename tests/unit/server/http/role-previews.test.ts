import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attribute, parse, serialize, textOf } from "../../../../common/html.ts";
import { setPolicy } from "../../../../common/page-policy.ts";
import { roles } from "../../../../data/quiz/roles.ts";
import { rolePreviews } from "../../../../server/http/role-previews.ts";
import { etagOf, type Site, type SiteFile } from "../../../../server/site-files.ts";
import { staticHandler } from "../../../../server/static-handler.ts";
import { foundRoleId } from "../../../../src/quiz/role-link.ts";
import { Inspected } from "./inspect-page.ts";

function page(name: string, path: string, body = ""): SiteFile {
  const built = parse(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${name} | House</title>` +
      `<link rel="canonical" href="https://house.example${path}"><meta property="og:title" content="${name} | House">` +
      `<meta property="og:description" content="About ${name} &amp; “more”"><meta property="og:url" content="https://house.example${path}">` +
      `<meta property="og:image" content="https://house.example/${name}.png"><meta property="og:image:alt" content="A picture of ${name}"><script>let mode</script></head><body>${body}</body></html>`,
  );
  setPolicy(built);
  const identity = Buffer.from(serialize(built));
  return { headers: { "Content-Type": "text/html; charset=utf-8" }, etag: etagOf(identity), bodies: { identity } };
}

const place =
  `<div id="${foundRoleId}" hidden=""><p id="${foundRoleId}-name"></p>` +
  `<p id="${foundRoleId}-tagline"></p><a id="${foundRoleId}-link" href="/quiz/roles">Read more</a></div>`;
const island = '<div data-island="quiz"><h1>What is yours to do?</h1></div>';

const site: Site = {
  files: new Map([
    ["/quiz", page("quiz", "/quiz", place + island)],
    ...roles.map(({ key }): [string, SiteFile] => [`/quiz/roles/${key}`, page(key, `/quiz/roles/${key}`)]),
  ]),
  notFound: page("missing", "/404"),
};

let origin: string;
let stop: () => void;

beforeAll(() => {
  const previewAt = rolePreviews(site);
  const server = createServer(staticHandler(site, ({ url = "" }) => previewAt(url))).listen(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => server.close();
});

afterAll(() => stop());

async function previewAt(path: string) {
  const inspected = new Inspected(await (await fetch(origin + path)).text());
  const content = (name: string) => {
    const tag = inspected.tags("meta").find((meta) => attribute(meta, "property") === name);
    return tag && attribute(tag, "content");
  };
  return { inspected, title: content("og:title"), url: content("og:url"), image: content("og:image"), content };
}

test.each(roles)("adds the preview of role $key to its shared quiz address", async ({ key }) => {
  const { inspected, content, ...preview } = await previewAt(`/quiz?role=${key}`);
  expect(preview).toEqual({
    title: `${key} | House`,
    url: `https://house.example/quiz?role=${key}`,
    image: `https://house.example/${key}.png`,
  });
  expect(content("og:image:alt")).toBe(`A picture of ${key}`);
  expect(content("og:description")).toBe(`About ${key} & “more”`);
  expect(inspected.html).toContain("<title>quiz | House</title>");
  expect(inspected.html).toContain('<link rel="canonical" href="https://house.example/quiz">');
  expect(inspected.isCovered()).toBe(true);
});

test.each(["?utm_source=x&role=weaver", "?role=weaver&fbclid=x", "?role=weaver.", "?role=weaver)?fbclid=x"])(
  "adds the preview at /quiz%s, to which another program has added",
  async (query) => {
    expect(await previewAt(`/quiz${query}`)).toMatchObject({ url: "https://house.example/quiz?role=weaver" });
  },
);

test.each([
  "/quiz",
  "/quiz?",
  "/quiz?role=",
  "/quiz?role=wizard",
  "/quiz?role=__proto__",
  "/quiz?role=weaver&role=healer",
  "/quiz?role=%3Cscript%3E",
  `/quiz?role=${"weaver".repeat(600)}`,
])("serves the plain quiz for %.60s", async (path) => {
  expect(await previewAt(path)).toMatchObject({ title: "quiz | House", url: "https://house.example/quiz" });
});

test.each(roles)(
  "shows $key to visitors without scripts, outside the quiz's island",
  async ({ key, name, tagline }) => {
    const { inspected } = await previewAt(`/quiz?role=${key}`);
    expect(attribute(inspected.byId(foundRoleId), "hidden")).toBeUndefined();
    expect(textOf(inspected.byId(`${foundRoleId}-name`))).toBe(name);
    expect(textOf(inspected.byId(`${foundRoleId}-tagline`))).toBe(tagline);
    expect(attribute(inspected.byId(`${foundRoleId}-link`), "href")).toBe(`/quiz/roles/${key}`);
    expect(inspected.html).toContain(island);
  },
);

test("shows no role on the plain quiz", async () => {
  const { inspected } = await previewAt("/quiz?role=wizard");
  expect(attribute(inspected.byId(foundRoleId), "hidden")).toBe("");
});

test("adds the preview to a quiz that has no place for a role", () => {
  const files = new Map([...site.files, ["/quiz", page("quiz", "/quiz")]]);
  const preview = rolePreviews({ ...site, files })("/quiz?role=weaver");
  expect(preview?.bodies.identity.toString()).toContain("weaver | House");
});

test("gives each preview its own validator and an equal compressed copy", () => {
  const previewAt = rolePreviews(site);
  const previews = roles.map(({ key }) => previewAt(`/quiz?role=${key}`)).filter((preview) => preview !== undefined);
  expect(new Set(previews.map(({ etag }) => etag)).size).toBe(roles.length);
  for (const { bodies } of previews)
    expect(bodies.br && brotliDecompressSync(bodies.br).equals(bodies.identity)).toBe(true);
});

test("offers no previews on a site without a quiz", () => {
  expect(rolePreviews({ ...site, files: new Map() })("/quiz?role=weaver")).toBeUndefined();
});
