import type { Reader } from "../checks/element-list.ts";
import type { WordingRule } from "../checks/wording.ts";

/** Finds error messages that are not tied to their fields. Runs in the page, sent as text. */
export function readMessages({ add, clean, isShown, tokens: allTokens }: Reader<WordingRule>) {
  const tokens = (text: string) => allTokens(text).filter(({ length }) => length >= 3);
  const reports =
    /\b(invalid|incorrect|not valid|is required|are required|cannot be (empty|blank)|can.t be (empty|blank)|must (be|have|contain|not|match)|please (enter|fill|choose|select|provide|correct|give)|enter (a|an|your) (valid|correct)|is missing|too (short|long|small|large)|wrong|not match|error:|not a valid)\b/i;
  const marks = /(^|[\s_-])(error|invalid|danger|field-?error|help-block-error|alert)([\s_-]|$)/i;
  const described = "input:not([type=hidden], [type=submit], [type=button], [type=reset]), select, textarea";
  for (const form of document.querySelectorAll("form, [role=form]")) {
    const fields = [...form.querySelectorAll(described)].filter(
      (field) => isShown(field) || isShown((field as HTMLInputElement).labels?.[0] ?? field),
    );
    if (fields.length === 0) continue;
    const texts = [...form.querySelectorAll("p, span, div, strong, em, small, li, output, b, i, font")].filter(
      (element) => {
        const words = clean(element.textContent);
        const isInnermost = ![...element.children].some(
          (child) => clean(child.textContent) === words || child.matches("p, div, li, fieldset, label, input"),
        );
        const looks = marks.test(`${element.className} ${element.id}`) || reports.test(words);
        return (
          isInnermost &&
          looks &&
          words !== "" &&
          words.length < 200 &&
          !element.closest("label, legend, button, a, option, select")
        );
      },
    );
    for (const message of texts) {
      const words = clean(message.textContent);
      if (!reports.test(words) && !isShown(message)) continue;
      const control = [...form.querySelectorAll("[aria-describedby], [aria-errormessage]")].find((one) =>
        `${one.getAttribute("aria-describedby") ?? ""} ${one.getAttribute("aria-errormessage") ?? ""}`
          .split(/\s+/)
          .some((id) => id && document.getElementById(id)?.contains(message)),
      );
      if (isShown(message) && message.closest("[aria-hidden=true]") && !control) {
        add("error-hidden", message, `The message “${words}” is hidden from assistive technology.`);
        continue;
      }
      if (!isShown(message) && control) {
        add("error-not-exposed", message, `The message “${words}” is hidden from some visitors.`);
        continue;
      }
      if (!isShown(message)) continue;
      const told = new Set(tokens(words));
      const labelOf = (field: Element) =>
        clean((field as HTMLInputElement).labels?.[0]?.textContent ?? field.getAttribute("aria-label"));
      const groupOf = (field: Element) => clean(field.closest("fieldset")?.querySelector("legend")?.textContent);
      const meant = fields.filter((field) =>
        tokens(`${labelOf(field)} ${field.matches("[type=radio], [type=checkbox]") ? groupOf(field) : ""}`).some(
          (word) => told.has(word),
        ),
      );
      const isMarked = fields.some((field) => field.getAttribute("aria-invalid") === "true");
      const sameName = meant.some((field) =>
        fields.some((other) => other !== field && labelOf(other) !== "" && labelOf(other) === labelOf(field)),
      );
      const isPlain =
        /\b(invalid|incorrect|wrong|correctly|error)\b/i.test(words) &&
        !/\b(must|at least|at most|between|like|such as|example|empty|blank|required|enter|choose|select|use)\b/i.test(
          words,
        );
      if (!control && (meant.length === 0 || sameName))
        add("error-without-field", message, `The message “${words}” does not say which field it is about.`);
      else if (isPlain) add("error-without-field", message, `The message “${words}” does not name the problem.`);
      if (
        !isMarked &&
        (marks.test(`${message.className} ${message.id}`) ||
          message.matches("[role=alert] *, [role=alert]") ||
          /\b(invalid|cannot|can.t|must|wrong|incorrect)\b/i.test(words))
      )
        add(
          "error-not-marked",
          meant[0] ?? fields[0] ?? message,
          `“${words}” reports an error, but no field has aria-invalid.`,
        );
    }
  }
}
