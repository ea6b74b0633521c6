import type { Brief } from "../briefs/brief.ts";
import { footerGroups, type Page, type UnlistedPage } from "../pages.ts";
import { roleHead } from "../quiz/role-pages.ts";
import type { Role } from "../quiz/roles.ts";
import { linkMistakes } from "./links.ts";
import { mistakesIn } from "./mistakes.ts";
import { description, oneOf, optional, path, slug, text, title } from "./rules.ts";

const head = { path: [path], title, description };

export function pageMistakes(pages: readonly Page[]): string[] {
  const rules = { ...head, route: [slug], nav: [optional(text)], footer: [oneOf(footerGroups)] };
  return mistakesIn<Page>({ file: "data/pages.ts", entries: pages, unique: ["path", "title"], rules });
}

export function unlistedPageMistakes(pages: readonly UnlistedPage[]): string[] {
  const rules = { ...head, route: [slug] };
  return mistakesIn<UnlistedPage>({ file: "data/pages.ts", entries: pages, unique: ["path", "title"], rules });
}

export function briefMistakes(briefs: readonly Brief[]): string[] {
  return briefs.flatMap((brief) => {
    const file = `data/briefs/${brief.kind}.ts`;
    const rules = { ...head, heading: [text], lead: [text] };
    return [...mistakesIn<Brief>({ file, entries: [brief], rules }), ...linkMistakes(file, brief.path, brief)];
  });
}

/** A role’s page makes its title of the tagline, and its description of the gloss. */
export function roleMistakes(roles: readonly Role[]): string[] {
  const entries = roles.map((role) => {
    const { title, description } = roleHead(role);
    return { key: role.key, tagline: title, gloss: description };
  });
  return mistakesIn({ file: "data/quiz/roles.ts", entries, rules: { tagline: title, gloss: description } });
}
