import { useFormik } from "formik";
import type { FormEvent, RefObject } from "react";
import { useLocation } from "react-router-dom";
import type { FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import type { FormWords } from "../../data/forms/form-copy.ts";
import { type Draft, type DraftValue, drafts } from "./drafts.ts";
import { asSent, initialValues, isSame, offeredValues } from "./form-values.ts";
import { honeypotFields } from "./honeypot.tsx";
import type { FieldError, Fields } from "./intake-contract.ts";
import { check } from "./schema.ts";
import { useDraft } from "./use-draft.ts";
import { isGone, useSendForm } from "./use-send-form.ts";

export interface SiteFormOptions {
  name: FormName;
  form: Form;
  words: FormWords;
  id: string;
  /** True if all pages with this form share one draft. */
  isSiteWide?: boolean;
  initial?: Draft;
  also?: Fields;
  onSent?: (fields: Fields) => void;
}

export function useSiteForm(element: RefObject<HTMLFormElement | null>, options: SiteFormOptions) {
  const { name, form, words, id, isSiteWide, initial, also, onSent } = options;
  const { pathname } = useLocation();
  // The same form may have a different purpose on another page.
  const draft = isSiteWide ? id : `${pathname}#${id}`;
  const { send, result, typed, forget } = useSendForm(name);
  const untouched = initialValues(form.fields, initial);
  const checked = (values: Draft) => check(form, { ...values, ...also }, words.errors);
  const offered = (values: Draft) => offeredValues(form.fields, values);

  const formik = useFormik<Draft>({
    initialValues: untouched,
    validateOnBlur: false,
    validate(values) {
      const valid = checked(offered(values));
      return valid.ok ? {} : byField(valid.errors);
    },
    async onSubmit(typed) {
      const values = offered(typed);
      const valid = checked(values);
      if (!valid.ok) return;
      // Milliseconds since the page was opened, which includes input from before scripts ran.
      const elapsed = { _elapsed: Math.round(performance.now()) };
      const extra = { ...elapsed, ...honeypotFields(element.current) };
      if (!isGone(await send({ typed: values, fields: asSent(form, valid.fields), extra }))) return;
      drafts.meet(values);
      drafts.remove(draft);
      onSent?.(valid.fields);
    },
  });
  const { isSubmitting, submitCount } = formik;
  // Sent values stay unchanged. Formik's may include choices that have expired since.
  const values = typed && result && isGone(result) ? typed : offered(formik.values);

  const fresh = useDraft(element, {
    id: draft,
    fields: form.fields,
    untouched,
    values,
    fill: (filled) => void formik.setValues(filled, false),
    isGone: result !== undefined && isGone(result),
    begin: () => again(),
  });

  /** Starts over, with the known name and email address. */
  function again() {
    forget();
    formik.resetForm({ values: fresh() });
  }

  // The intake's errors remain until the visitor changes the field.
  const refused = result?.state === "refused" ? result.errors : [];
  const unchanged = refused.filter(({ field }) => isSame(values[field], typed?.[field]));
  const errors: Record<string, string | undefined> = { ...byField(unchanged), ...formik.errors };

  return {
    values,
    errors,
    /** Undefined before the first attempt and during each attempt. */
    result,
    isSubmitting,
    tries: submitCount,
    /** Validates only after the first attempt. */
    change: (field: string, value: DraftValue) => void formik.setFieldValue(field, value, submitCount > 0),
    submit(event: FormEvent<HTMLFormElement>) {
      if (isSubmitting) return event.preventDefault();
      forget();
      formik.handleSubmit(event);
    },
    again,
  };
}

function byField(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
