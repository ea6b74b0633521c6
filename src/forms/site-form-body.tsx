import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { dollars } from "../../money/dollars.ts";
import { notify } from "../components/notify.ts";
import { useHydrated } from "../components/use-hydrated.ts";
import { useNow } from "../components/use-now.ts";
import { giftIn } from "../giving/gift.ts";
import { busy } from "./busy.ts";
import { onlyChoice } from "./choice-control.tsx";
import type { Draft } from "./drafts.ts";
import { endpoint } from "./endpoint.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormError } from "./form-error.tsx";
import { FormField } from "./form-field.tsx";
import { FormNote } from "./form-note.tsx";
import { FormOutcome } from "./form-outcome.tsx";
import { Honeypot } from "./honeypot.tsx";
import { prepareToSend } from "./send-form.ts";
import { linkedValues } from "./typed-values.ts";
import { useErrorTitle } from "./use-error-title.ts";
import { useFormFocus } from "./use-form-focus.ts";
import { isGone } from "./use-send-form.ts";
import { type SiteFormOptions, useSiteForm } from "./use-site-form.ts";

export interface SiteFormProps extends Omit<SiteFormOptions, "id"> {
  /** Where the same form stands twice on a page. */
  id?: string;
  /** Id of the heading that names the form; otherwise its own title does. */
  labelledBy?: string;
  /** Words on the button, where the form’s own are not specific enough. */
  button?: string;
  /** Takes the place of a field’s hint, by field: what this page needs to hear. */
  hints?: Readonly<Record<string, string>>;
  /** The form at a time, where its choices end; looked at here, because only what is loaded may be rendered anew. */
  formAt?: (now: Date) => SiteFormOptions["form"];
  /** Says that what the link to this page chose is over, where it is. */
  ended?: (linked: Draft, now: Date) => string | undefined;
  /** Which part of what was sent the receipt repeats. */
  receipt?: (sent: Draft) => ReactNode;
  /** Leaves out the other way to write, where it stands beside the form. */
  isBrief?: boolean;
}

/**
 * A form of the site. As plain HTML it posts to the intake, which answers with a page; with scripts it is checked here,
 * kept until it has arrived, and answered in place.
 */
export function SiteFormBody({ Field = FormField, ...site }: SiteFormProps & { Field?: typeof FormField }) {
  const { labelledBy, button, hints = {}, receipt, formAt, ended, isBrief, ...props } = site;
  const { name, words, id = `${name}-form` } = props;
  const now = useNow();
  const form = formAt?.(now) ?? props.form;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { values, errors, result, isSubmitting, tries, change, submit, again } = useSiteForm(element, {
    ...props,
    form,
    id,
  });
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const over = ended?.(linkedValues(search, props.form.fields), now);

  const outcome = result && isGone(result) ? result : undefined;
  useFormFocus({
    element,
    summary,
    first: form.fields.find((field) => !onlyChoice(field))?.name,
    tries: isSubmitting ? undefined : tries,
    isOver: outcome !== undefined,
  });
  const fieldId = (field: string) => `${id}-${field}`;
  const found = form.fields.flatMap((field) => {
    const message = errors[field.name];
    return message ? [{ id: fieldId(field.name), message }] : [];
  });
  useErrorTitle(found.length > 0, words.errorTitle);
  useEffect(() => {
    if (result?.state !== "received") return;
    const { title, isPending }: { title: string; isPending?: boolean } = result.instead ?? form.sent;
    notify({ title, type: isPending ? "info" : "success" });
  }, [result, form]);

  if (outcome) {
    return (
      <FormOutcome result={outcome} form={form} values={values} words={words} onAgain={again}>
        {receipt?.(values)}
      </FormOutcome>
    );
  }

  return (
    <chakra.form
      ref={element}
      id={id}
      data-scripts={site.isSiteWide ? "touch" : "near"}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : form.title}
      action={endpoint && `${endpoint}/${name}`}
      method="post"
      noValidate={isHydrated}
      onSubmit={submit}
      onFocus={prepareToSend}
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
      gap="6"
      alignItems="end"
    >
      {/* One field needs no list of errors. */}
      {form.fields.length > 1 && (
        <ErrorSummary id={`${id}-errors`} words={words.summary} errors={found} ref={summary} />
      )}
      {over && (
        <chakra.p gridColumn="1 / -1" fontWeight="bold">
          {over}
        </chakra.p>
      )}
      <input type="hidden" name="_page" value={pathname.replace(/(.)\/$/, "$1")} />
      <Honeypot />
      {form.fields.map((field) => (
        <Field
          key={field.name}
          id={fieldId(field.name)}
          field={hints[field.name] ? { ...field, hint: hints[field.name] } : field}
          value={values[field.name] ?? ""}
          error={errors[field.name] ?? ""}
          // A single field goes without saying.
          requiredMark={form.fields.length > 1 ? words.requiredMark : ""}
          onValue={(value) => change(field.name, value)}
        />
      ))}
      <chakra.div gridColumn="1 / -1" display="grid" gap="4" justifyItems="start">
        <Button type="submit" size="lg" {...busy(isSubmitting)}>
          {isSubmitting ? words.sending : (button ?? buttonWords(form, values))}
        </Button>
        <div>
          <FormError id={`${id}-status`} form={form} words={words} result={result} isSubmitting={isSubmitting} />
          <FormNote promise={form.promise} words={words} isBrief={isBrief} />
        </div>
      </chakra.div>
    </chakra.form>
  );
}

/** The button says what is chosen: how much, and how often. */
function buttonWords(form: SiteFormProps["form"], values: Draft): string {
  const { button, buttonBy } = form;
  const gift = giftIn(form, values);
  const words = buttonBy?.words[String(values[buttonBy.field])];
  return gift && words ? words.replace("{amount}", () => dollars(gift.amount)) : button;
}
