import { attribute, type Document, elementsOf, parse, remove, setAttribute } from "../../shared/html.ts";
import { setPolicy } from "../../shared/page-policy.ts";

/**
 * Returns a built page that loads no scripts and is styled for disabled scripting. Hydration would replace the intake's
 * changes with the prerendered content. Throws if the expected markup is missing.
 */
export function stillPage(html: string): Document {
  const page = parse(html);
  // The templates contain the scripts (prerender/defer-scripts.ts).
  for (const element of elementsOf(page)) if (element.tagName === "template") remove(element);
  keepAsWithoutScripts(page);
  setPolicy(page);
  return page;
}

/** Makes the first script keep the no-script styles enabled (src/first-script.ts). */
function keepAsWithoutScripts(page: Document): void {
  const elements = elementsOf(page);
  const style = elements.find((element) => element.tagName === "style" && attribute(element, "media") === "all");
  const root = elements.find(({ tagName }) => tagName === "html");
  if (!style || !root) throw missing("styles for pages without scripts");
  setAttribute(root, "class", [attribute(root, "class"), "without-scripts"].filter(Boolean).join(" "));
}

function missing(what: string): Error {
  return new Error(`server/http/still-page: a built page has no ${what}; run 'npm run build' again, or change both`);
}
