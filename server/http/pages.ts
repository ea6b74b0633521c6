import { answerPage as answerRoute } from "../../data/pages.ts";
import type { FieldError, FormName } from "../../src/forms/form-names.ts";
import type { Site } from "../site-files.ts";
import { type AnswerWords, answerPage } from "./answer-page.ts";
import { formPage } from "./form-page.ts";

interface ReturnedForm {
  form: FormName;
  /** Path of the page it was sent from, as the form itself says; believed only where that page has the form. */
  page: unknown;
  typed: Readonly<Record<string, unknown>>;
  errors: readonly FieldError[];
  notice?: string;
}

/** Pages the intake answers with, made from the built ones. */
export interface Pages {
  answer(words: AnswerWords): string;
  /** The form’s page with what was typed and what to mend. */
  returned(form: ReturnedForm): string;
}

/** Throws where `site` was built without the page for answers. */
export function builtPages(site: Site): Pages {
  const html = (path: string) => site.files.get(path)?.bodies.identity.toString();
  const template = html(answerRoute.path);
  if (!template) throw new Error(`server: the built site has no '${answerRoute.path}'; run 'npm run build' again`);
  const homes = new Map<FormName, string | undefined>();
  const homeOf = (form: FormName) => {
    if (!homes.has(form))
      homes.set(
        form,
        [...site.files.keys()].find((path) => html(path)?.includes(actionOf(form))),
      );
    return homes.get(form) ?? "";
  };
  return {
    answer: (words) => answerPage(template, words),
    returned({ page, ...filling }) {
      const from = typeof page === "string" ? html(page) : undefined;
      const own = from?.includes(actionOf(filling.form)) ? from : html(homeOf(filling.form));
      const filled = own && formPage(own, filling);
      if (filled) return filled;
      return answerPage(template, {
        title: filling.notice ?? "",
        text: filling.errors.map(({ message }) => message).join(" "),
      });
    },
  };
}

function actionOf(form: FormName): string {
  return `/${form}" method="post"`;
}
