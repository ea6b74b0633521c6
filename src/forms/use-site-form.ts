import { useFormik } from "formik";
import type { FormEvent, RefObject } from "react";
import { flushSync } from "react-dom";
import type { FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { usePath, useQuery } from "../components/use-address.ts";
import { type Draft, drafts } from "./drafts.ts";
import {
  initialValues,
  isSame,
  linkedValues,
  offeredValues,
  prefilledValues,
  sentValues,
  silentText,
} from "./form-values.ts";
import { type FieldError, type Fields, honeypotName, type RawFields } from "./intake-contract.ts";
import { check } from "./schema.ts";
import type { FormResult } from "./send-form.ts";
import { isFinal, useAttempts } from "./use-attempts.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

export interface SiteFormOptions {
  name: FormName;
  form: Form;
  id: string;
  /** True if all pages with this form share one draft. */
  isSiteWide?: boolean;
  initial?: Draft;
  also?: RawFields;
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

  const attempts = useAttempts(name);
  const { result, isDone } = attempts;

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
      // Milliseconds since the page was opened, which includes typing before scripts ran.
      const elapsed = { _elapsed: Math.round(performance.now()) };
      const signs = { ...elapsed, ...honeypotFields(element.current) };
      const received = await attempts.send(sentValues(fields, valid.fields), signs, typed);
      if (!isFinal(received)) return;
      drafts.rememberVisitor(typed);
      drafts.remove(draft);
      onSent?.(valid.fields);
    },
  });
  const { isSubmitting, submitCount } = formik;
  // Sent values stay unchanged. Formik's values can include expired choices.
  const values = attempts.typed && isDone ? attempts.typed : offeredValues(fields, formik.values);

  /** Returns the values of a form that is opened again, with the known name and email address, and a link's values. */
  const freshValues = () => ({ ...prefilledValues(untouched, drafts.visitor()), ...linked });
  const { isKept, forget } = useKeptDraft(element, {
    fields,
    draft,
    untouched,
    freshValues,
    values,
    isDone,
    setValues: (kept) => void formik.setValues(kept, false),
  });
  function reopen(fresh: Draft) {
    attempts.reopen();
    forget();
    formik.resetForm({ values: fresh });
  }

  /** Takes over text that reached controls without an event. */
  function readControls(changed?: string): void {
    const silent = element.current ? silentText(element.current, formik.values) : {};
    for (const [name, text] of Object.entries(silent))
      if (name !== changed) void formik.setFieldValue(name, text, false);
  }

  const refused = refusedErrors(result, (field) => isSame(values[field], attempts.typed?.[field]));
  const errors: Record<string, string | undefined> = { ...byField(refused), ...formik.errors };

  return {
    values,
    errors,
    result,
    isSubmitting,
    /** True while valid input is being sent. */
    isSending: attempts.isSending,
    tries: submitCount,
    /** Changes a field's value. Validates it only after the first attempt to submit. */
    change(field: string, value: Draft[string]) {
      readControls(field);
      void formik.setFieldValue(field, value, submitCount > 0);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      if (isSubmitting) return event.preventDefault();
      attempts.reopen();
      // Formik sends the values of the last render.
      flushSync(() => readControls());
      formik.handleSubmit(event);
    },
    /** Opens the form again after a submission, with the known name and email address. */
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

function honeypotFields(form: HTMLFormElement | null): RawFields {
  const control = form?.elements.namedItem(honeypotName);
  return control instanceof HTMLInputElement && control.value ? { [honeypotName]: control.value } : {};
}

/** Returns the intake’s errors for fields that the visitor has not changed since the last attempt. */
function refusedErrors(result: FormResult | undefined, isUnchanged: (field: string) => boolean): FieldError[] {
  return result?.state === "refused" ? result.errors.filter(({ field }) => isUnchanged(field)) : [];
}

function byField(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
