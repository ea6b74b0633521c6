import { parse, serialize } from "../../../common/html.ts";
import { setPolicy } from "../../../common/page-policy.ts";
import { buildTimeFile, pathOf } from "../../../common/site-paths.ts";
import { everyForm, type FormName } from "../../../data/forms/every-form.ts";
import type { Field, Form } from "../../../data/forms/form.ts";
import { answerPage, questionsPage } from "../../../data/pages.ts";
import { questions } from "../../../data/quiz/questions.ts";
import type { Site, SiteFile } from "../../../server/site-files.ts";
import { seenFields } from "../../../src/forms/form-values.ts";
import { honeypotName } from "../../../src/forms/intake-contract.ts";
import { answersPath, questionsFormId } from "../../../src/quiz/questions-form.ts";

const forms: Record<FormName, Form> = everyForm;

export function pathWith(form: FormName): string {
  return `/pages/${form}`;
}

/**
 * Returns an in-memory site with the parts of a built one that the intake needs. It has a page for each form, the quiz
 * on one page, and a page for responses.
 */
export function fixtureSite(builtAt = new Date()): Site {
  const pages = Object.entries(forms).map(([name, form]): [string, SiteFile] => [
    pathOf(`pages/${name}/index.html`),
    file(formMarkup(name, form)),
  ]);
  return {
    files: new Map([
      ["/", file("<h1>Home</h1>")],
      ...pages,
      [questionsPage.path, file(questionsMarkup())],
      [answerPage.path, file(answerMarkup)],
      [pathOf(buildTimeFile), asIs(builtAt.toISOString(), "text/plain")],
    ]),
    notFound: file("<h1>Not found</h1>"),
  };
}

function file(body: string): SiteFile {
  return asIs(page(body), "text/html; charset=utf-8");
}

function asIs(content: string, type: string): SiteFile {
  return { headers: { "Content-Type": type }, etag: '"fixture"', bodies: { identity: Buffer.from(content) } };
}

function page(body: string): string {
  const built = parse(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Fixture</title><script>let mode;</script>' +
      `<style></style><style media="all">.needs-scripts{display:none}@font-face{}</style></head><body>${body}` +
      '<template id="site-script"><script type="module" src="/assets/site.js"></script></template></body></html>',
  );
  setPolicy(built);
  return serialize(built);
}

const answerMarkup =
  '<h1 id="answer-title">Thank you</h1><p id="answer-text"></p>' +
  '<a id="answer-again" hidden="" href="/events">Register again</a>' +
  '<p id="answer-keep" hidden=""><a href="/contact">See it</a><br/>Save it.</p>' +
  '<p id="answer-pay" hidden=""><strong></strong><br/><a href="https://pay.example/">Go to the payment page</a></p>' +
  '<p id="answer-detail" hidden=""><strong></strong><br/><span></span><br/><a href="/events">Add to calendar</a></p>' +
  '<p id="answer-reference" hidden="">Your reference: <strong></strong></p>' +
  '<dl id="answer-entries" hidden=""><dt class="label"></dt><dd class="text"></dd></dl>' +
  '<form id="answer-form" hidden="" method="post"><div id="answer-code" hidden=""><label for="answer-token">Code</label><input id="answer-token" name="token"/></div><button type="submit">Press</button></form>' +
  '<ul id="answer-ways"><li><a href="/contact">Write to us</a></li><li><a href="/events">See events</a></li></ul>';

function summary(id: string): string {
  return `<div id="${id}-errors" tabindex="-1" hidden=""><p id="${id}-errors-title"></p><ul></ul></div>`;
}

function questionsMarkup(): string {
  const groups = questions.map(({ id: name, options }) => {
    const id = `${questionsFormId}-${name}`;
    const radios = options.map((_, value) => `<input type="radio" name="${name}" value="${value}" required=""/>`);
    return `<fieldset id="${id}" tabindex="-1">${radios.join("")}<span id="${id}-error" hidden=""></span></fieldset>`;
  });
  return `<form id="${questionsFormId}" action="${answersPath}" method="post">${summary(questionsFormId)}${groups.join("")}</form>`;
}

function formMarkup(name: string, form: Form): string {
  const id = `${name}-form`;
  const trailing = `<input type="hidden" name="_page" value="${pathWith(name as FormName)}/"/><input name="${honeypotName}" value=""/>`;
  // Forms with one field have no error summary.
  return (
    `<form id="${id}" action="/forms/${name}" method="post">${seenFields(form).length > 1 ? summary(id) : ""}${trailing}` +
    form.fields.map((field) => `${control(`${id}-${field.name}`, field)}`).join("") +
    `<button type="submit">Send</button><div id="${id}-status" role="status"></div></form>`
  );
}

function control(id: string, field: Field): string {
  const error = `<span id="${id}-error" hidden=""></span>`;
  switch (field.kind) {
    case "code":
      return "";
    case "long-text":
      return `<textarea id="${id}" name="${field.name}"></textarea>${error}`;
    case "choice": {
      if (field.unseen) return `<input type="hidden" name="${field.name}" value="${field.choices[0]?.value}"/>`;
      const options = field.choices.map(
        ({ value }, at) => `<option value="${value}"${at ? "" : " selected"}></option>`,
      );
      return `<select id="${id}" name="${field.name}">${options.join("")}</select>${error}`;
    }
    case "choices": {
      const boxes = [field.all, ...field.choices].map(
        ({ value }, at) =>
          `<input type="checkbox" id="${at ? `${id}-${value}` : id}" name="${field.name}" value="${value}"/>`,
      );
      return `${boxes.join("")}${error}`;
    }
    case "consent":
      return `<input type="checkbox" id="${id}" name="${field.name}" value="yes"/>${error}`;
    default:
      return `<input id="${id}" name="${field.name}" value=""/>${error}`;
  }
}
