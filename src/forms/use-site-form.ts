import { useFormik } from "formik";
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { usePath, useQuery } from "../components/use-address.ts";
import { type Draft, drafts } from "./drafts.ts";
import {
  changedValues,
  initialValues,
  isSame,
  linkedValues,
  offeredValues,
  prefilledValues,
  sentValues,
  silentText,
  typedValues,
  withoutLoss,
} from "./form-values.ts";
import { type FieldError, type Fields, honeypotName } from "./intake-contract.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import { check } from "./schema.ts";
import { type FormResult, newKey, sendForm } from "./send-form.ts";

export interface SiteFormOptions {
  name: FormName;
  form: Form;
  id: string;
  /** True if all pages with this form share one draft. */
  isSiteWide?: boolean;
  initial?: Draft;
  also?: Fields;
  onSent?: (fields: Fields) => void;
}

export function useSiteForm(element: RefObject<HTMLFormElement | null>, options: SiteFormOptions) {
  const { name, form, id, isSiteWide, initial, also, onSent } = options;
  const { fields } = form;
  const path = usePath();
  // The same form may have a different purpose on another page.
  const draft = isSiteWide ? id : `${path}#${id}`;
  const untouched = initialValues(fields, initial);
  // A link is a deliberate choice, even of a default value. It wins over every default and over an older draft.
  const linked = linkedValues(useQuery(), fields);
  const validate = (values: Draft) => check(form, { ...values, ...also });

  const [{ unanswered, isSending, answer }, dispatch] = useReducer(nextAttempt, {});
  const { settled } = useOutbox();
  // The outbox may have settled the waiting submission since then.
  const late = answer?.result.state === "waiting" ? settled.get(answer.key) : undefined;
  const result = late ?? answer?.result;
  const isDone = result !== undefined && isFinal(result);

  const formik = useFormik<Draft>({
    initialValues: untouched,
    validateOnBlur: false,
    validate(values) {
      const valid = validate(offeredValues(fields, values));
      return valid.ok ? {} : byField(valid.errors);
    },
    async onSubmit(values) {
      const typed = offeredValues(fields, values);
      const valid = validate(typed);
      if (!valid.ok) return;
      const sent = sentValues(fields, valid.fields);
      const body = JSON.stringify(sent);
      const key = unanswered?.body === body ? unanswered.key : newKey();
      // Milliseconds since the page was opened, which includes input from before scripts ran.
      const elapsed = { _elapsed: Math.round(performance.now()) };
      dispatch({ type: "sending" });
      const received = await sendForm(name, { ...sent, ...elapsed, ...honeypotFields(element.current) }, key);
      dispatch({ type: "answered", key, body, typed, result: received });
      if (!isFinal(received)) return;
      drafts.rememberVisitor(typed);
      drafts.remove(draft);
      onSent?.(valid.fields);
    },
  });
  const { isSubmitting, submitCount } = formik;
  // Sent values stay unchanged. Formik's may include choices that have expired since.
  const values = answer && isDone ? answer.typed : offeredValues(fields, formik.values);

  /** Values of a form that is opened again, with the known name and email address. */
  const freshValues = () => ({ ...prefilledValues(untouched, drafts.visitor()), ...linked });
  /** True while the form holds a draft of an earlier visit. */
  const [isKept, setKept] = useState(false);
  function reopen(fresh: Draft) {
    dispatch({ type: "reopened" });
    setKept(false);
    formik.resetForm({ values: fresh });
  }

  const isPrefilled = useRef(false);
  const prefill = useEffectEvent(() => {
    if (isPrefilled.current || !element.current) return;
    isPrefilled.current = true;
    const typed = typedValues(element.current, fields);
    const stored = drafts.read(draft);
    setKept(Object.keys(stored).length > 0);
    const prefilled = {
      ...prefilledValues(untouched, drafts.visitor(), stored),
      // The first render has no query, because the page was prerendered without one.
      ...linkedValues(location.search, fields),
    };
    // A form that a script has filled (fill-forms.ts) holds all of that, and the visitor may have changed or cleared it.
    const isFilled = element.current.dataset.filled !== undefined;
    const early = isFilled ? typed : withoutLoss(fields, changedValues(typed, untouched), prefilled);
    void formik.setValues({ ...prefilled, ...early }, false);
  });
  useLayoutEffect(() => prefill(), []);

  const saveDraft = useEffectEvent((typed: Draft) => {
    if (!isPrefilled.current || isDone) return;
    // A link's choices are saved only together with other input, else they end with the URL.
    const isTyped = Object.keys(changedValues(typed, freshValues())).length > 0;
    drafts.write(draft, isTyped ? changedValues(typed, untouched) : {});
  });
  useEffect(() => saveDraft(values), [values]);

  /** Takes over text that reached controls without an event. */
  function readControls(changed?: string): void {
    const silent = element.current ? silentText(element.current, formik.values) : {};
    for (const [name, text] of Object.entries(silent))
      if (name !== changed) void formik.setFieldValue(name, text, false);
  }

  // The intake's errors remain until the visitor changes the field.
  const refused = result?.state === "refused" ? result.errors : [];
  const unchanged = refused.filter(({ field }) => isSame(values[field], answer?.typed[field]));
  const errors: Record<string, string | undefined> = { ...byField(unchanged), ...formik.errors };

  return {
    values,
    errors,
    /** Undefined before the first attempt and during each attempt. */
    result,
    isSubmitting,
    /** True once the input is valid and on its way. */
    isSending: isSending === true,
    tries: submitCount,
    /** Validates only after the first attempt. */
    change(field: string, value: Draft[string]) {
      readControls(field);
      void formik.setFieldValue(field, value, submitCount > 0);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      if (isSubmitting) return event.preventDefault();
      dispatch({ type: "reopened" });
      // Formik sends the values of the last render.
      flushSync(() => readControls());
      formik.handleSubmit(event);
    },
    /** Opens an empty form after a submission. */
    again: () => reopen(freshValues()),
    /** Key of the draft. */
    draft,
    isKept,
    /** Deletes the draft, and everything in the form but the values of a link. */
    startOver() {
      // The form clears only text that it knows.
      flushSync(() => readControls());
      drafts.remove(draft);
      reopen({ ...untouched, ...linked });
    },
  };
}

interface Attempt {
  /**
   * The last attempt, if the intake may have received it without a response. The same input then reuses the key, so
   * that it is stored once. Changed input, or the same input after a response, is a new submission.
   */
  unanswered?: { key: string; body: string };
  isSending?: true;
  /** The last submission, and its result. Absent while the form is open. */
  answer?: { key: string; typed: Draft; result: FormResult };
}

type Action =
  | { type: "answered"; key: string; body: string; typed: Draft; result: FormResult }
  | { type: "reopened" }
  | { type: "sending" };

function nextAttempt({ unanswered }: Attempt, action: Action): Attempt {
  if (action.type === "reopened") return { unanswered };
  if (action.type === "sending") return { unanswered, isSending: true };
  const { key, body, typed, result } = action;
  return {
    unanswered: result.state === "kept-in-form" ? { key, body } : undefined,
    answer: { key, typed, result },
  };
}

/** The result of a submission that no longer needs the form: received, waiting in the outbox, or discarded there. */
export type FinalResult = Extract<FormResult, { state: "received" | "accepted" | "waiting" | "discarded" }>;

export function isFinal(result: FormResult): result is FinalResult {
  return ["received", "accepted", "waiting", "discarded"].includes(result.state);
}

function honeypotFields(form: HTMLFormElement | null): Fields {
  const control = form?.elements.namedItem(honeypotName);
  return control instanceof HTMLInputElement && control.value ? { [honeypotName]: control.value } : {};
}

function byField(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
