import {
  attribute,
  copyOf,
  type Document,
  type Element,
  elementsOf,
  parse,
  remove,
  serialize,
  setAttribute,
} from "../../common/html.ts";
import { setPolicy } from "../../common/page-policy.ts";
import { withoutTrailingSlashes } from "../../common/site-paths.ts";
import { answers } from "../../data/forms/answers.ts";
import { type FormName, isFormName } from "../../data/forms/every-form.ts";
import { answerPage as answerRoute } from "../../data/pages.ts";
import type { RawFields } from "../../src/forms/intake-contract.ts";
import type { Site } from "../site-files.ts";
import { type AnswerWords, answerPage } from "./answer-page.ts";
import { type Returned, returnForm } from "./returned-form.ts";

/**
 * Returns a built page that loads no scripts and is styled for disabled scripting. Hydration would replace the intake's
 * changes with the prerendered content. Throws if the expected markup is missing.
 */
export function stillPage(html: string): Document {
  const page = parse(html);
  // The templates contain the scripts (prerender/finish-page.ts).
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
  return new Error(`server/http/pages: a built page has no ${what}; run 'npm run build' again, or update this file`);
}

export function formsOn(html: string): ReadonlySet<FormName> {
  return new Set(elementsOf(parse(html)).flatMap((element) => nameOf(element) ?? []));
}

function nameOf(element: Element): FormName | undefined {
  const name = element.tagName === "form" ? attribute(element, "action")?.split("/").at(-1) : undefined;
  return name !== undefined && isFormName(name) ? name : undefined;
}

/** Returns the HTML of the page `still` with the form's input and errors. Undefined if the page has no such form. */
function formPage(still: Document, { form, ...returned }: ReturnedForm): string | undefined {
  const document = copyOf(still);
  const element = elementsOf(document).find((each) => nameOf(each) === form);
  if (!element) return undefined;
  returnForm(document, element, returned);
  return serialize(document);
}

interface ReturnedForm extends Returned {
  form: FormName;
}

export interface Pages {
  answer(words: AnswerWords): string;
  returned(form: ReturnedForm): string;
  /** Path of the page that sent the form: `_page`, trusted only if that page contains the form. */
  pageOf(form: FormName, typed: RawFields): string | undefined;
  homeOf(form: FormName): string | undefined;
  /**
   * Returns the page at `path` as `stillPage` makes it. Callers must copy it before they change it. Undefined if the
   * site has no such page.
   */
  still(path: string): Document | undefined;
}

/** Returns the pages of `site`. Throws if it lacks the answer page, or if `stillPage` rejects that page's markup. */
export function builtPages(site: Site): Pages {
  const htmlAt = (path: string) => {
    const file = site.files.get(path);
    return file?.headers["Content-Type"]?.startsWith("text/html") ? file.bodies.identity.toString() : "";
  };
  // Filled on demand: parsing all pages takes seconds on a busy machine.
  const forms = new Map<string, ReadonlySet<FormName>>();
  const formsAt = (path: string) => {
    const found = forms.get(path) ?? formsOn(htmlAt(path));
    // A client may request any path, so only paths of the site are cached.
    if (site.files.has(path)) forms.set(path, found);
    return found;
  };
  const homeOf = (form: FormName) => {
    // The shortest path wins: the form's main page before branch pages, a collection's page before its items.
    const paths = [...site.files.keys()].toSorted((one, other) => one.length - other.length);
    // Searching the bytes takes a hundredth of the time of parsing every page.
    return paths.find(
      (path) => site.files.get(path)?.bodies.identity.includes(`/forms/${form}"`) && formsAt(path).has(form),
    );
  };
  const stills = new Map<string, Document>();
  const still = (path: string) => {
    const html = stills.has(path) ? "" : htmlAt(path);
    if (html) stills.set(path, stillPage(html));
    return stills.get(path);
  };
  const answering = still(answerRoute.path);
  if (!answering) throw new Error(`server: the built site has no '${answerRoute.path}'; run 'npm run build' again`);
  const made = new WeakMap<AnswerWords, string>();
  const answer = (words: AnswerWords) => {
    const page = made.get(words) ?? answerPage(answering, words);
    made.set(words, page);
    return page;
  };
  const pageOf = (form: FormName, { _page = "" }: RawFields) => {
    const path = withoutTrailingSlashes(String(_page));
    return formsAt(path).has(form) ? path : undefined;
  };
  return {
    answer,
    pageOf,
    returned({ form, typed, errors, notice }) {
      const page = still(pageOf(form, typed) ?? homeOf(form) ?? "");
      const title = notice ?? answers.unreadable.title;
      const text = errors.map(({ message }) => message).join(" ");
      return (page && formPage(page, { form, typed, errors, notice })) ?? answer({ title, text });
    },
    homeOf,
    still,
  };
}
