import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { roles } from "../../data/quiz/roles.ts";
import { attribute, type Element, elementsOf, parse, serialize, setAttribute } from "../../markup/html.ts";
import { roleLink, rolePath } from "../../src/quiz/role-link.ts";
import { etagOf, type Site, type SiteFile } from "../site-files.ts";

/** What link previews show. The title in the tab stays: the page’s own scripts expect to find theirs. */
const shown = ["og:title", "og:description", "og:image", "og:image:alt"];

/**
 * The quiz at the addresses that share a role, `/quiz?role=weaver`, with the title, the words and the picture that the
 * role’s own page has for link previews: whoever makes a preview runs no scripts. Asked by path and query, as they are
 * copied; each is made when it is first asked for. There is none at any other address, nor where `site` has no quiz.
 */
export function rolePreviews({ files }: Site): (address: string) => SiteFile | undefined {
  const quiz = files.get("/quiz");
  const ownPages = new Map(roles.map(({ key }) => [roleLink("", key), files.get(rolePath(key))]));
  const made = new Map<string, SiteFile>();
  return (address) => {
    const own = ownPages.get(address);
    if (!quiz || !own) return undefined;
    const preview = made.get(address) ?? previewing(quiz, own, address);
    made.set(address, preview);
    return preview;
  };
}

function previewing(quiz: SiteFile, own: SiteFile, address: string): SiteFile {
  const page = parse(quiz.bodies.identity.toString());
  const tags = previewTags(page);
  const ownTags = previewTags(parse(own.bodies.identity.toString()));
  const write = (name: string, content: string) => {
    const tag = tags.get(name);
    if (tag) setAttribute(tag, "content", content);
  };
  for (const name of shown) write(name, contentOf(ownTags.get(name)));
  // Some ask for the address that stands here, and show what they find there.
  write("og:url", new URL(address, contentOf(tags.get("og:url"))).href);
  return withBody(quiz, Buffer.from(serialize(page)));
}

function previewTags(page: Parameters<typeof elementsOf>[0]): Map<string, Element> {
  return new Map(elementsOf(page).map((element) => [attribute(element, "property") ?? "", element]));
}

function contentOf(tag: Element | undefined): string {
  return (tag && attribute(tag, "content")) ?? "";
}

/** Compressed at once and not at the highest level: somebody waits for it. */
function withBody({ headers }: SiteFile, identity: Buffer): SiteFile {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const bodies = { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) };
  return { headers: { ...headers, Vary: "Accept-Encoding" }, etag: etagOf(identity), bodies };
}
