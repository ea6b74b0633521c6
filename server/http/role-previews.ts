import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import {
  attribute,
  type Document,
  type Element,
  elementsOf,
  findById,
  parse,
  removeAttribute,
  serialize,
  setAttribute,
  setText,
} from "../../common/html.ts";
import { type Role, roles } from "../../data/quiz/roles.ts";
import { foundRoleId, roleLink, roleOf, rolePath } from "../../src/quiz/role-link.ts";
import { etagOf, type Site, type SiteFile } from "../site-files.ts";

/** Tags that link previews show. The page title stays unchanged, because the page's scripts expect it. */
const shown = ["og:title", "og:description", "og:image", "og:image:alt"];

/**
 * Returns a function that finds the quiz page for an address that shares a role, such as `/quiz?role=weaver`. The page
 * has the preview title, description and picture of the role's page, because preview bots run no scripts. Visitors
 * without scripts see the role above the quiz. Other parameters make no difference. Builds each page on its first
 * request. The function returns undefined for any other address, or if `site` has no quiz.
 */
export function rolePreviews({ files }: Site): (address: string) => SiteFile | undefined {
  const quiz = files.get("/quiz");
  const made = new Map<Role, SiteFile>();
  return (address) => {
    const key = address.startsWith("/quiz?") ? roleOf(address.slice("/quiz".length), roles) : undefined;
    const role = roles.find((one) => one.key === key);
    const own = role && files.get(rolePath(role.key));
    if (!quiz || !own) return undefined;
    const preview = made.get(role) ?? previewing(quiz, own, role);
    made.set(role, preview);
    return preview;
  };
}

function previewing(quiz: SiteFile, own: SiteFile, role: Role): SiteFile {
  const page = parse(quiz.bodies.identity.toString());
  const tags = previewTags(page);
  const ownTags = previewTags(parse(own.bodies.identity.toString()));
  const write = (name: string, content: string) => {
    const tag = tags.get(name);
    if (tag) setAttribute(tag, "content", content);
  };
  for (const name of shown) write(name, contentOf(ownTags.get(name)));
  // Some bots follow this address and show the page they find there.
  write("og:url", new URL(roleLink("", role.key), contentOf(tags.get("og:url"))).href);
  showRole(page, role);
  return withBody(quiz, Buffer.from(serialize(page)));
}

/** Shows the role to visitors without scripts, in a place outside the island that React compares. */
function showRole(page: Document, { key, name, tagline }: Role): void {
  const partOf = (ending: string) => findById(page, foundRoleId + ending);
  const [place, heading, text, link] = ["", "-name", "-tagline", "-link"].map(partOf);
  if (!place || !heading || !text || !link) return;
  removeAttribute(place, "hidden");
  setText(heading, name);
  setText(text, tagline);
  setAttribute(link, "href", rolePath(key));
}

function previewTags(page: Document): Map<string, Element> {
  return new Map(elementsOf(page).map((element) => [attribute(element, "property") ?? "", element]));
}

function contentOf(tag: Element | undefined): string {
  return (tag && attribute(tag, "content")) ?? "";
}

/**
 * Returns the file with another body. Does not compress the body at the highest level, because a client waits for it.
 */
function withBody({ headers }: SiteFile, identity: Buffer): SiteFile {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const bodies = { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) };
  return { headers: { ...headers, Vary: "Accept-Encoding" }, etag: etagOf(identity), bodies };
}
