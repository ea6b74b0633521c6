import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { FormWords } from "../../data/forms/words.ts";
import { notify } from "../components/notify.ts";
import { useHydrated } from "../components/use-hydrated.ts";
import type { Draft } from "./drafts.ts";
import { endpoint } from "./endpoint.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormField } from "./form-field.tsx";
import { FormNote } from "./form-note.tsx";
import { FormOutcome } from "./form-outcome.tsx";
import { prepareToSend, type Sending } from "./send-form.ts";
import { Trap } from "./trap.tsx";
import { isGone, type SiteFormOptions, useSiteForm } from "./use-site-form.ts";

export interface SiteFormProps extends Omit<SiteFormOptions, "id"> {
  /** Where the same form stands twice on a page. */
  id?: string;
  /** Id of the heading that names the form; otherwise its own title does. */
  labelledBy?: string;
  /** Words on the button, where the form’s own are not specific enough. */
  button?: string;
  /** Takes the place of a field’s hint, by field: what this page needs to hear. */
  hints?: Readonly<Record<string, string>>;
  /** Leaves out the other way to write, where it stands beside the form. */
  isBrief?: boolean;
}

/**
 * A form of the site. As plain HTML it posts to the intake, which answers with a page; with scripts it is checked here,
 * kept until it has arrived, and answered in place.
 */
export function SiteFormBody({ labelledBy, button, hints = {}, isBrief, ...props }: SiteFormProps) {
  const { name, form, words, id = `${name}-form` } = props;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { formik, sending, again } = useSiteForm(element, { ...props, id });
  const { values, errors, submitCount, isSubmitting } = formik;
  const isHydrated = useHydrated();
  const { pathname } = useLocation();

  // One field needs no list of what to mend.
  const hasSummary = form.fields.length > 1;
  const isTried = submitCount > 0;
  const errorOf = (field: string) => (isTried && errors[field]) || "";
  const fieldId = (field: string) => `${id}-${field}`;
  const broken = form.fields.flatMap((field) => {
    const message = errorOf(field.name);
    return message ? [{ id: fieldId(field.name), message }] : [];
  });
  // Once for each try: errors that go while they are being mended must not move the visitor.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    if (hasSummary) summary.current?.focus();
    else element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submitCount, isSubmitting, hasSummary]);
  useEffect(() => {
    if (sending?.state === "received") notify({ title: form.sent.title, type: "success" });
  }, [sending, form]);

  if (sending && isGone(sending)) return <FormOutcome sending={sending} form={form} words={words} onAgain={again} />;
  return (
    <chakra.form
      ref={element}
      id={id}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : form.title}
      action={endpoint && `${endpoint}/${name}`}
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else formik.handleSubmit(event);
      }}
      onFocus={prepareToSend}
      position="relative"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
      gap="6"
      alignItems="end"
    >
      {hasSummary && <ErrorSummary id={`${id}-errors`} words={words.summary} errors={broken} ref={summary} />}
      <input type="hidden" name="_page" value={pathname.replace(/(.)\/$/, "$1")} />
      <Trap label={words.trap} />
      {form.fields.map((field) => (
        <FormField
          key={field.name}
          id={fieldId(field.name)}
          field={hints[field.name] ? { ...field, hint: hints[field.name] } : field}
          value={values[field.name] ?? ""}
          error={errorOf(field.name)}
          requiredMark={words.requiredMark}
          onValue={(value) => formik.setFieldValue(field.name, value, isTried)}
        />
      ))}
      <chakra.div gridColumn="1 / -1" display="grid" gap="4" justifyItems="start">
        <Button type="submit" size="lg" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? words.sending : (button ?? buttonWords(form, values))}
        </Button>
        <chakra.div id={`${id}-status`} role="status">
          {sending && <Text>{trouble(sending, words)}</Text>}
        </chakra.div>
        <FormNote promise={form.promise} words={words} isBrief={isBrief} />
      </chakra.div>
    </chakra.form>
  );
}

/** The button says what a choice makes of it: given once, or every month. */
function buttonWords({ button, buttonBy }: SiteFormProps["form"], values: Draft): string {
  return buttonBy?.words[String(values[buttonBy.field])] ?? button;
}

function trouble(sending: Sending, words: FormWords): string {
  switch (sending.state) {
    case "kept-in-form":
      return words.kept;
    case "refused":
      return words.refused;
    case "preview":
      return words.preview.title;
    default:
      return "";
  }
}
