import { existsSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { attribute, type Element, elementsOf, serialize, textOf } from "../../../../common/html.ts";
import { everyForm, type FormName, formNames } from "../../../../data/forms/every-form.ts";
import type { Form } from "../../../../data/forms/form.ts";
import { formCopy } from "../../../../data/forms/form-copy.ts";
import { builtPages, formsOn, stillPage } from "../../../../server/http/pages.ts";
import { readSite, type Site } from "../../../../server/site-files.ts";
import { seenFields } from "../../../../src/forms/form-values.ts";
import { honeypotName, type RawFields } from "../../../../src/forms/intake-contract.ts";
import { check } from "../../../../src/forms/schema.ts";
import { filled } from "../filled.ts";
import { fixtureSite, pathWith } from "../fixture-site.ts";
import { Inspected, sentBy } from "./inspect-page.ts";

const forms: Record<FormName, Form> = everyForm;
const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'\`&amp;</textarea></select></style>{{7*7}}\u2028`;
const built = existsSync("build/client/index.html") ? [["the built site", readSite("build/client")] as const] : [];

describe.each<readonly [string, Site]>([["a small site", fixtureSite()], ...built])("on %s", (_, site) => {
  const pages = builtPages(site);
  const shown = formNames.filter((form) => pages.homeOf(form));

  function returned(form: FormName, typed: RawFields, notice?: string) {
    const result = check(forms[form], typed);
    const errors = result.ok ? [] : result.errors;
    const page = new Inspected(pages.returned({ form, typed, errors, notice }));
    const element = page.tags("form").find((each) => attribute(each, "action")?.endsWith(`/${form}`));
    if (!element) throw new Error(`no form ${form} came back`);
    const id = attribute(element, "id") ?? "";
    const controls = elementsOf(element).filter(({ tagName }) => ["input", "textarea", "select"].includes(tagName));
    const named = (name: string) => controls.filter((each) => attribute(each, "name") === name);
    // If several boxes share the name, prefers a checked one.
    const controlOf = (name: string) => named(name).find(sentBy) ?? named(name)[0];
    return { page, errors, id, named, controlOf };
  }

  test.each(shown)("selects the shortest address as the home page of form %s", (form) => {
    const home = pages.homeOf(form) ?? fail(form);
    const places = [...site.files.keys()].filter((path) => pages.pageOf(form, { _page: path }));
    expect(places.filter((path) => path.length < home.length)).toEqual([]);
  });

  const named = (form: FormName) => forms[form].fields.filter(({ kind }) => kind !== "code");
  /** Returns true for a value that the page sets, such as the event on its own page. */
  const isSet = (control: Element) => attribute(control, "type") === "hidden";

  test.each(shown)("returns form %s with all submitted values", (form) => {
    const typed = filled(form);
    const { controlOf, page } = returned(form, typed);
    // The parser drops the first newline of a textarea, as HTML requires.
    for (const { name } of named(form)) {
      const control = controlOf(name) ?? fail(name);
      if (!isSet(control)) expect(sentBy(control)).toBe(typed[name]);
    }
    expect(page.isCovered()).toBe(true);
  });

  test.each(shown)("shows errors of form %s next to the fields and in a focused summary", (form) => {
    const { page, errors, id } = returned(form, {});
    expect(errors.length).toBeGreaterThan(0);
    expect(textOf(page.tags("title")[0] ?? fail("title"))).toMatch(/^Error: \w/);
    const marked = errors.filter(({ field }) =>
      forms[form].fields.some((each) => each.name === field && each.kind !== "code"),
    );
    for (const { field, message } of marked) {
      expect(attribute(page.byId(`${id}-${field}`), "aria-invalid")).toBe("true");
      const text = page.byId(`${id}-${field}-error`);
      expect([textOf(text), attribute(text, "hidden")]).toEqual([message, undefined]);
    }
    if (seenFields(forms[form]).length === 1) {
      expect(attribute(page.byId(`${id}-${marked[0]?.field}`), "autofocus")).toBe("");
      return;
    }
    const summary = page.byId(`${id}-errors`);
    expect(["hidden", "autofocus", "tabindex"].map((name) => attribute(summary, name))).toEqual([undefined, "", "-1"]);
    expect(textOf(page.byId(`${id}-errors-title`))).toBe(formCopy.summary);
    const links = elementsOf(summary).filter(({ tagName }) => tagName === "a");
    expect(links.map((link) => [attribute(link, "href"), textOf(link)])).toEqual(
      marked.map(({ field, message }) => [`#${id}-${field}`, message]),
    );
    for (const link of links) page.byId(attribute(link, "href")?.slice(1) ?? "");
  });

  test.each(shown)("keeps hostile input to %s as text", (form) => {
    const typed = Object.fromEntries(Object.keys(filled(form)).map((name) => [name, hostile]));
    const { page, controlOf } = returned(form, { ...typed, _page: hostile, [honeypotName]: hostile });
    const plain = returned(form, {}).page;
    for (const tag of ["script", "img", "form", "style", "a", "input"])
      if (tag !== "a") expect(page.tags(tag)).toHaveLength(plain.tags(tag).length);
    expect(page.elements.some((element) => attribute(element, "onerror") !== undefined)).toBe(false);
    expect(page.isCovered()).toBe(true);
    for (const { name, kind } of named(form))
      if (!["choice", "choices", "consent"].includes(kind)) expect(sentBy(controlOf(name) ?? fail(name))).toBe(hostile);
  });

  test.each(shown)("removes hydration scripts from the returned page of %s", (form) => {
    const { page } = returned(form, filled(form));
    expect(page.tags("template")).toEqual([]);
    for (const script of page.tags("script")) expect(textOf(script)).not.toContain("__reactRouter");
    expect(page.html).not.toContain("scripting: none");
  });

  test.each(shown)("shows a notice at the top of %s and keeps the input", (form) => {
    const { page, id, controlOf } = returned(form, filled(form), "Come again later.");
    const first = page.elements.find((each) => attribute(each, "autofocus") === "");
    expect(first && textOf(first)).toContain("Come again later.");
    expect(attribute(first ?? fail("focus"), "hidden")).toBeUndefined();
    expect(attribute(first ?? fail("focus"), "id")).toMatch(new RegExp(`^${id}-(errors|status)$`));
    const { name } = forms[form].fields.find((field) => !isSet(controlOf(field.name) ?? fail(form))) ?? fail(form);
    expect(sentBy(controlOf(name) ?? fail(name))).toBe(filled(form)[name]);
  });

  test("restores checked boxes of a group, including the one for all", () => {
    const ticked = (interest: RawFields[string]) => {
      const { named } = returned("waitlist", { interest });
      return named("interest").flatMap((box) => sentBy(box) ?? []);
    };
    expect(ticked(["courses", "circles"])).toEqual(["circles", "courses"]);
    expect(ticked(["all"])).toEqual(["all"]);
    expect(ticked("ceu")).toEqual(["ceu"]);
    expect(ticked(["gold", hostile])).toEqual([]);
  });

  test("can return every page that contains a form", () => {
    const paths = [...site.files.keys()].filter((path) => path !== "/" && !path.includes("."));
    expect(paths.length).toBeGreaterThan(formNames.length);
    for (const path of paths)
      for (const form of formsOn(site.files.get(path)?.bodies.identity.toString() ?? ""))
        expect(new Inspected(pages.returned({ form, typed: { _page: path }, errors: [] })).isCovered()).toBe(true);
  });

  test("restores neither the honeypot nor internal fields", () => {
    const { controlOf } = returned("contact", filled("contact", { [honeypotName]: "x", _page: "/evil", _key: "k" }));
    expect(sentBy(controlOf(honeypotName) ?? fail(honeypotName))).toBe("");
    expect(sentBy(controlOf("_page") ?? fail("_page"))).not.toBe("/evil");
  });

  test("shows the given response without interpreting it as markup", () => {
    const page = new Inspected(
      pages.answer({
        title: hostile,
        text: hostile,
        reference: hostile,
        press: { action: "/a?b=1&c", button: hostile },
      }),
    );
    expect(textOf(page.byId("answer-title"))).toBe(hostile);
    expect(textOf(page.byId("answer-text"))).toBe(hostile);
    expect(textOf(page.byId("answer-reference"))).toContain(hostile);
    expect(page.tags("title").map(textOf)).toEqual([hostile]);
    const form = page.byId("answer-form");
    expect([attribute(form, "action"), attribute(form, "method"), textOf(form)]).toEqual(["/a?b=1&c", "post", hostile]);
    for (const id of ["reference", "form"]) expect(attribute(page.byId(`answer-${id}`), "hidden")).toBeUndefined();
    expect(page.isCovered()).toBe(true);
  });

  test("hides unused parts of a response", () => {
    const page = new Inspected(pages.answer({ title: "Title", text: "Text" }));
    for (const id of ["reference", "form"]) expect(attribute(page.byId(`answer-${id}`), "hidden")).toBe("");
  });
});

function fail(what: string): never {
  throw new Error(`the page has no ${what}`);
}

test("returns the page of origin, with or without a trailing slash, if it contains the form", () => {
  const site = fixtureSite();
  const other = site.files.get(pathWith("contact"));
  if (!other) throw new Error("no page");
  const marked = other.bodies.identity.toString().replace("<body>", '<body id="second">');
  site.files.set("/pages/contact-second", { ...other, bodies: { identity: Buffer.from(marked) } });
  const pages = builtPages(site);
  const from = (page: string) => pages.returned({ form: "contact", typed: { _page: page }, errors: [] });
  for (const path of ["/pages/contact-second", "/pages/contact-second/"]) expect(from(path)).toContain('id="second"');
  for (const path of ["/", "", "/pages/volunteer/", "//evil.example", "/../pages/contact-second", "__proto__"])
    expect(from(path)).not.toContain('id="second"');
});

test("finds the page of a form without parsing the pages that do not name it, or trusting those that do", () => {
  const site = fixtureSite();
  const text = '</form><p>Post to <code>action=&quot;/forms/contact&quot;</code> or "/forms/contact"</p>';
  const add = (path: string, body: string) => {
    const identity = Buffer.from(`<!DOCTYPE html><html><body>${body}</body></html>`);
    const read = vi.spyOn(identity, "toString");
    site.files.set(path, { etag: "", headers: { "Content-Type": "text/html; charset=utf-8" }, bodies: { identity } });
    return read;
  };
  const [unrelated, naming] = [add("/a", "<h1>Home</h1>"), add("/b", text)];
  expect(builtPages(site).homeOf("contact")).toBe(pathWith("contact"));
  expect([unrelated.mock.calls.length, naming.mock.calls.length]).toEqual([0, 1]);
});

test("uses the response page for a form that is on no page", () => {
  const site = fixtureSite();
  site.files.delete(pathWith("quiz-results"));
  const pages = builtPages(site);
  const html = pages.returned({
    form: "quiz-results",
    typed: {},
    errors: [{ code: "required", field: "email", message: "Write your address." }],
  });
  const page = new Inspected(html);
  expect(textOf(page.byId("answer-title"))).not.toBe("");
  expect(textOf(page.byId("answer-text"))).toBe("Write your address.");
});

test("restores a check mark only for a checked box", () => {
  const pages = builtPages(fixtureSite());
  for (const consent of ["", "no", "false", "on "]) {
    const page = new Inspected(pages.returned({ form: "waitlist", typed: { consent }, errors: [] }));
    expect(sentBy(page.byId("waitlist-form-consent"))).toBeUndefined();
  }
});

test("rejects a site without the response page and explains how to fix it", () => {
  const site = fixtureSite();
  site.files.delete("/thank-you");
  expect(() => builtPages(site)).toThrow("run 'npm run build' again");
});

test("renders each response independently and faster than parsing its page", () => {
  const site = fixtureSite();
  const pages = builtPages(site);
  const first = pages.answer({
    title: "One",
    text: "first",
    reference: "KG-22222222",
    press: { action: "/a", button: "B" },
  });
  const second = pages.answer({ title: "Two", text: "second" });
  expect(first).toContain("KG-22222222");
  expect(second).not.toMatch(/KG-22222222|action="\/a"|first/);
  expect(second).toBe(builtPages(site).answer({ title: "Two", text: "second" }));
});

const home = fixtureSite().files.get("/")?.bodies.identity.toString() ?? "";

test("applies no-script styles and a matching policy", () => {
  const page = new Inspected(serialize(stillPage(home)));
  expect(page.tags("style").map((style) => attribute(style, "media"))).toEqual([undefined, "all"]);
  expect(page.tags("html").map((root) => attribute(root, "class"))).toEqual(["without-scripts"]);
  expect(page.isCovered()).toBe(true);
});

test("keeps the existing class of the root element", () => {
  const page = new Inspected(serialize(stillPage(home.replace("<html ", '<html class="lively" '))));
  expect(page.tags("html").map((root) => attribute(root, "class"))).toEqual(["lively without-scripts"]);
});

test("removes templates with scripts and keeps the first script", () => {
  const page = new Inspected(serialize(stillPage(home)));
  expect(page.tags("template")).toEqual([]);
  expect(page.html).toContain("<script>let mode;</script>");
});

test.each([
  ["styles for pages without scripts", ' media="all"'],
  ["<meta charset>", '<meta charset="utf-8">'],
])("rejects a page without its %s by name", (what, missing) => {
  expect(() => stillPage(home.replace(missing, ""))).toThrow(what);
});
