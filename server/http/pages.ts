import { answers } from "../../data/forms/answers.ts";
import type { FormName } from "../../data/forms/every-form.ts";
import { answerPage as answerRoute } from "../../data/pages.ts";
import type { FieldError } from "../../src/forms/intake-contract.ts";
import type { Site } from "../site-files.ts";
import { type AnswerWords, answerPage } from "./answer-page.ts";
import { formPage } from "./form-page.ts";
import type { Typed } from "./read-typed.ts";
import { stillPage } from "./still-page.ts";

interface ReturnedForm {
  form: FormName;
  /** With the path of the page it was sent from in `_page`, believed only where that page has the form. */
  typed: Typed;
  errors: readonly FieldError[];
  notice?: string;
}

/** Pages the intake answers with, made from the built ones. */
export interface Pages {
  answer(words: AnswerWords): string;
  /** The form’s page with what was typed and what to mend. */
  returned(form: ReturnedForm): string;
  /** Path of a page that has the form. */
  homeOf(form: FormName): string | undefined;
}

/** Throws where `site` was built without the page for answers. */
export function builtPages(site: Site): Pages {
  const still = remembered((path: string) => {
    const file = site.files.get(path);
    return file?.headers["Content-Type"]?.startsWith("text/html") ? stillPage(file.bodies.identity.toString()) : "";
  });
  const has = (path: string, form: FormName) => still(path).includes(`/${form}" method="post"`);
  const homeOf = remembered((form: FormName) => [...site.files.keys()].find((path) => has(path, form)));
  if (!still(answerRoute.path))
    throw new Error(`server: the built site has no '${answerRoute.path}'; run 'npm run build' again`);
  const made = new WeakMap<AnswerWords, string>();
  const answer = (words: AnswerWords) => {
    const page = made.get(words) ?? answerPage(still(answerRoute.path), words);
    made.set(words, page);
    return page;
  };
  return {
    answer,
    returned({ form, typed, errors, notice }) {
      const from = String(typed._page ?? "").replace(/(?<=.)\/+$/, "");
      const page = still(has(from, form) ? from : (homeOf(form) ?? ""));
      const title = notice ?? answers.unreadable.title;
      const text = errors.map(({ message }) => message).join(" ");
      return formPage(page, { form, typed, errors, notice }) ?? answer({ title, text });
    },
    homeOf,
  };
}

/** Asks `make` once for each key. Keys that nothing is made for are not kept, since anybody may ask for any. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    if (value) known.set(key, value);
    return value;
  };
}
