import { useFormik } from "formik";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Form } from "../../data/forms/form.ts";
import type { FormWords } from "../../data/forms/words.ts";
import { type Draft, drafts } from "./drafts.ts";
import type { Fields, FormName } from "./form-names.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import { check } from "./schema.ts";
import { type Sending, sendForm } from "./send-form.ts";
import { changedValues, initialValues, linkedValues, typedValues } from "./typed-values.ts";

export interface SiteFormOptions {
  name: FormName;
  form: Form;
  words: FormWords;
  /** Id of the element, and of its draft. */
  id: string;
  /** Chosen or written in beforehand, by field. */
  initial?: Draft;
  /** Sent besides what was typed. */
  also?: Fields;
  onSent?: (fields: Fields) => void;
}

/** The state of a form on a page: values, errors, draft, and what became of it. */
export function useSiteForm(element: RefObject<HTMLFormElement | null>, options: SiteFormOptions) {
  const { name, form, words, id, initial, also, onSent } = options;
  const [sending, setSending] = useState<Sending>();
  const { settled } = useOutbox();
  const attempt = useRef({ key: "", body: "" });
  const untouched = initialValues(form.fields, initial);
  const checked = (values: Draft) => check(form, { ...values, ...also }, words.mend);

  const formik = useFormik<Draft>({
    initialValues: untouched,
    validateOnBlur: false,
    validateOnMount: false,
    validate(values) {
      const result = checked(values);
      return result.ok ? {} : Object.fromEntries(result.errors.map(({ field, message }) => [field, message]));
    },
    async onSubmit(values, { setErrors, setStatus }) {
      const result = checked(values);
      if (!result.ok) return;
      const body = JSON.stringify(result.fields);
      // The same words under the same key are stored once, however often they are sent; other words are another message.
      if (attempt.current.body !== body) attempt.current = { key: crypto.randomUUID(), body };
      // Since the page was opened: whoever typed before scripts ran has been here for longer than they have.
      const extra = { _elapsed: Math.round(performance.now()) };
      const outcome = await sendForm(
        name,
        { ...result.fields, ...extra, ...trap(element.current) },
        attempt.current.key,
      );
      setSending(outcome);
      if (outcome.state === "refused") {
        setErrors(Object.fromEntries(outcome.errors.map(({ field, message }) => [field, message])));
        setStatus("refused");
      }
      if (outcome.state === "refused" || outcome.state === "kept-in-form" || outcome.state === "preview") return;
      drafts.meet(values);
      drafts.remove(id);
      onSent?.(result.fields);
    },
  });

  const { search } = useLocation();
  const arrived = useRef(false);
  const settle = useEffectEvent((query: string) => {
    if (!element.current) return;
    const linked = linkedValues(query, form.fields);
    // On arrival what the visitor has typed wins; a link followed later on the same page is a choice, too.
    const sources = arrived.current
      ? [formik.values, linked]
      : [drafts.visitor(), drafts.read(id), linked, typedValues(element.current, form.fields)];
    arrived.current = true;
    void formik.setValues(
      Object.assign({}, untouched, ...sources.map((draft) => changedValues(draft, untouched))),
      false,
    );
  });
  useLayoutEffect(() => settle(search), [search]);

  const save = useEffectEvent((values: Draft) => {
    if (arrived.current && !(sending && isGone(sending))) drafts.write(id, changedValues(values, untouched));
  });
  useEffect(() => save(formik.values), [formik.values]);

  const again = () => {
    setSending(undefined);
    attempt.current = { key: "", body: "" };
    formik.resetForm();
  };
  // What waited in the outbox may have arrived since.
  const late = sending?.state === "waiting" ? settled.get(attempt.current.key)?.delivery : undefined;
  return { formik, sending: late?.state === "received" ? late : sending, again };
}

export type Gone = Extract<Sending, { state: "received" | "accepted" | "waiting" }>;

/** Whether the words have left the form: they arrived, or they wait in the outbox. */
export function isGone(sending: Sending): sending is Gone {
  return ["received", "accepted", "waiting"].includes(sending.state);
}

/** What a machine wrote into the field that people never see. */
function trap(element: HTMLFormElement | null): Fields {
  const control = element?.elements.namedItem("website");
  return control instanceof HTMLInputElement && control.value ? { website: control.value } : {};
}
