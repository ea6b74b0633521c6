import { Button, chakra } from "@chakra-ui/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Form } from "../../data/forms/form.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { notify } from "../components/notify.ts";
import { usePath, useQuery } from "../components/use-address.ts";
import { useHydrated, useNow } from "../components/use-hydrated.ts";
import { busy } from "./busy.ts";
import type { Draft } from "./drafts.ts";
import { FormField, onlyChoice } from "./form-field.tsx";
import { ErrorSummary, FormError, FormNote, KeptDraft } from "./form-messages.tsx";
import { FormOutcome, isPending, isSent } from "./form-outcome.tsx";
import { linkedValues, seenFields } from "./form-values.ts";
import { Honeypot } from "./honeypot.tsx";
import { endpoint, type FormResult, prepareToSend } from "./send-form.ts";
import { isFinal } from "./use-attempts.ts";
import { useErrorTitle, useFormFocus } from "./use-form-errors.ts";
import { type SiteFormOptions, useSiteForm } from "./use-site-form.ts";

type Hints = Readonly<Record<string, string>>;

export interface SiteFormProps extends Omit<SiteFormOptions, "id"> {
  /** For a form that appears twice on a page. */
  id?: string;
  /** Id of the heading that names the form. Without it, the form's title does. */
  labelledBy?: string;
  /** Label of the button, if the form's own isn't specific enough. */
  button?: string | ((values: Draft) => string);
  /** Page-specific hints by field, which replace the fields' own. */
  hints?: Hints | ((values: Draft) => Hints);
  /** Receives the values, at first and after each change. Must be the same function in every render. */
  onValues?: (values: Draft) => void;
  /**
   * Returns the form at a given time, for choices that expire. The form calls this itself, because React updates
   * nothing outside of the form's island.
   */
  formAt?: (now: Date) => SiteFormOptions["form"];
  /** Returns a notice if the choice in the link to this page has expired. */
  ended?: (linked: Draft, now: Date) => string | undefined;
  receipt?: (sent: Draft, isSent: boolean) => ReactNode;
  /** True to omit the other way to write, because the page shows it next to the form. */
  isBrief?: boolean;
}

/**
 * A form of the site. As plain HTML it posts to the intake, which responds with a page. With scripts it validates and
 * responds in place, and keeps the submission until it is received.
 */
export function SiteForm(site: SiteFormProps) {
  const { labelledBy, button, hints = {}, onValues, receipt, formAt, ended, isBrief, ...props } = site;
  const { name, id = `${name}-form` } = props;
  const now = useNow();
  const form = formAt?.(now) ?? props.form;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { values, errors, result, isSubmitting, isSending, tries, change, submit, again, ...keeping } = useSiteForm(
    element,
    { ...props, form, id },
  );
  useEffect(() => onValues?.(values), [onValues, values]);
  const hintsNow = typeof hints === "function" ? hints(values) : hints;
  const isHydrated = useHydrated();
  usePreparationOnFocus(element);
  const path = usePath();
  const query = useQuery();
  const endedNotice = ended?.(linkedValues(query, props.form.fields), now);

  const outcome = result && isFinal(result) ? result : undefined;
  const first = form.fields.find((field) => !onlyChoice(field))?.name;
  useFormFocus({
    element,
    summary,
    first,
    tries: isSubmitting ? undefined : tries,
    isOver: outcome !== undefined,
  });
  // A single field needs no list of errors, and is obviously required.
  const hasMore = seenFields(form).length > 1;
  const fieldId = (field: string) => `${id}-${field}`;
  const found = form.fields.flatMap((field) => {
    const message = errors[field.name];
    return message ? [{ id: fieldId(field.name), message }] : [];
  });
  function startOver() {
    keeping.startOver();
    // The pressed button disappears, so the focus moves to the first field.
    if (first) document.getElementById(fieldId(first))?.focus();
  }
  useErrorTitle(found.length > 0, formCopy.errorTitle);
  useLateReceipt(result, form);

  if (outcome) {
    return (
      <FormOutcome result={outcome} form={form} onAgain={again}>
        {receipt?.(values, isSent(outcome))}
      </FormOutcome>
    );
  }

  return (
    <chakra.form
      ref={element}
      id={id}
      data-scripts="touch"
      // Loads React without a touch if the URL has a query, which may name an offer that has ended.
      data-stateful={ended && ""}
      data-draft={keeping.draft}
      // A script marks the forms that it has filled.
      suppressHydrationWarning
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : form.title}
      action={endpoint ? `${endpoint}/${name}` : `mailto:${formCopy.other.email}`}
      encType={endpoint ? undefined : "text/plain"}
      method="post"
      noValidate={isHydrated}
      onSubmit={submit}
      onFocus={prepareToSend}
      alignItems="end"
      {...(isBrief ? brief : full)}
    >
      {form.opening && <FirstLine>{form.opening}</FirstLine>}
      {hasMore && <KeptDraft isShown={keeping.isKept} onStartOver={startOver} />}
      {hasMore && <ErrorSummary id={`${id}-errors`} errors={found} ref={summary} />}
      {endedNotice && <FirstLine>{endedNotice}</FirstLine>}
      <input type="hidden" name="_page" value={path} />
      <Honeypot />
      {form.fields.map((field) => (
        <FormField
          key={field.name}
          id={fieldId(field.name)}
          field={hintsNow[field.name] ? { ...field, hint: hintsNow[field.name] } : field}
          value={values[field.name] ?? ""}
          error={errors[field.name] ?? ""}
          requiredMark={hasMore ? formCopy.requiredMark : ""}
          onValue={(value) => change(field.name, value)}
        />
      ))}
      <FormEnd
        statusId={`${id}-status`}
        form={form}
        label={labelOf(button, values, form)}
        isBrief={isBrief}
        isSending={isSending}
        result={result}
      />
    </chakra.form>
  );
}

interface FormEndProps {
  statusId: string;
  form: Form;
  label: string;
  isBrief?: boolean;
  isSending: boolean;
  result: FormResult | undefined;
}

/** The submit button. Below it are the reason why a submission failed, if it did, and the form's note. */
function FormEnd({ statusId, form, label, isBrief, isSending, result }: FormEndProps) {
  return (
    <chakra.div gridColumn="1 / -1" display={isBrief ? "contents" : "grid"} gap="4" justifyItems="start">
      <Button type="submit" size={isBrief ? "md" : "lg"} {...busy(isSending)}>
        {isSending ? formCopy.sending : label}
      </Button>
      <chakra.div flex="1 0 100%">
        <FormError id={statusId} form={form} result={result} isSending={isSending} />
        <FormNote promise={form.promise} isBrief={isBrief} />
      </chakra.div>
    </chakra.div>
  );
}

/** Prepares a form that has the focus when React mounts it, because React has missed the focus event. */
function usePreparationOnFocus(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) prepareToSend();
  }, [element]);
}

/**
 * Notifies the visitor of a receipt that arrives while the form shows that it waits. An immediate receipt takes the
 * focus instead.
 */
function useLateReceipt(result: FormResult | undefined, form: Form): void {
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (result?.state === "waiting") wasWaiting.current = true;
    if (result?.state !== "received" || !wasWaiting.current) return;
    wasWaiting.current = false;
    const { title } = result.instead ?? form.sent;
    notify({ title, type: form.sent.link || isPending(result) ? "info" : "success" });
  }, [result, form]);
}

function labelOf(button: SiteFormProps["button"], values: Draft, form: Form): string {
  if (typeof button === "function") return button(values);
  return button ?? form.button;
}

const FirstLine = chakra("p", { base: { gridColumn: "1 / -1", fontWeight: "bold" } });

const full = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  gap: "6",
} as const;

/** Styles of a brief form. The button is next to the field if there is room. */
const brief = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "3",
  rowGap: "4",
  css: { "& > div:first-of-type": { flex: "1 1 9rem" } },
} as const;
