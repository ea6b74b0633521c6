import { answers } from "../../data/forms/answers.ts";
import type { FormName } from "../../data/forms/every-form.ts";
import { answerPage as answerRoute } from "../../data/pages.ts";
import type { Document } from "../../shared/html.ts";
import { withoutTrailingSlashes } from "../../shared/page-path.ts";
import type { FieldError } from "../../src/forms/intake-contract.ts";
import type { Site } from "../site-files.ts";
import { type AnswerWords, answerPage } from "./answer-page.ts";
import { formPage, formsOn } from "./form-page.ts";
import type { Typed } from "./read-typed.ts";
import { stillPage } from "./still-page.ts";

interface ReturnedForm {
  form: FormName;
  typed: Typed;
  errors: readonly FieldError[];
  notice?: string;
}

export interface Pages {
  answer(words: AnswerWords): string;
  returned(form: ReturnedForm): string;
  /** Path of the page that sent the form: `_page`, trusted only if that page contains the form. */
  pageOf(form: FormName, typed: Typed): string | undefined;
  homeOf(form: FormName): string | undefined;
}

/** Throws if `site` lacks the answer page, or if its markup is not as `stillPage` expects. */
export function builtPages(site: Site): Pages {
  const htmlAt = (path: string) => {
    const file = site.files.get(path);
    return file?.headers["Content-Type"]?.startsWith("text/html") ? file.bodies.identity.toString() : "";
  };
  // Filled on demand: parsing all pages takes a quarter of a second.
  const forms = new Map<string, ReadonlySet<FormName>>();
  const formsAt = (path: string) => {
    const found = forms.get(path) ?? formsOn(htmlAt(path));
    // A client may request any path, so only paths of the site are cached.
    if (site.files.has(path)) forms.set(path, found);
    return found;
  };
  const homeOf = (form: FormName) => {
    const paths = [...site.files.keys()].filter((path) => formsAt(path).has(form));
    // The shortest path wins: the form's main page before branch pages, a collection's page before its items.
    return paths.toSorted((one, other) => one.length - other.length)[0];
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
  const pageOf = (form: FormName, { _page = "" }: Typed) => {
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
  };
}
