import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Field } from "../../data/forms/form.ts";
import { type Draft, drafts } from "./drafts.ts";
import { changedValues, linkedValues, prefilledValues, typedValues, withoutLoss } from "./form-values.ts";

interface KeptDraftOptions {
  fields: readonly Field[];
  /** Key of the draft. */
  draft: string;
  /** Values before any input, link or draft. */
  untouched: Draft;
  /** Returns the values of a form that is opened again. */
  freshValues: () => Draft;
  values: Draft;
  /** True once the form is sent, so that there is nothing to keep. */
  isDone: boolean;
  setValues: (values: Draft) => void;
}

/** Fills the form from its draft, the link and what the visitor typed early. Then saves each change as the draft. */
export function useKeptDraft(
  element: RefObject<HTMLFormElement | null>,
  { fields, draft, untouched, freshValues, values, isDone, setValues }: KeptDraftOptions,
) {
  const [isKept, setKept] = useState(false);
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
    // A form that a script has filled (fill-forms.ts) already has these values, and the visitor may have changed or
    // cleared them.
    const isFilled = element.current.dataset.filled !== undefined;
    const early = isFilled ? typed : withoutLoss(fields, changedValues(typed, untouched), prefilled);
    setValues({ ...prefilled, ...early });
  });
  useLayoutEffect(() => prefill(), []);

  const saveDraft = useEffectEvent((typed: Draft) => {
    if (!isPrefilled.current || isDone) return;
    // A link's choices are saved only together with other input. Otherwise, they last only as long as the URL.
    const isTyped = Object.keys(changedValues(typed, freshValues())).length > 0;
    drafts.write(draft, isTyped ? changedValues(typed, untouched) : {});
  });
  useEffect(() => saveDraft(values), [values]);

  return {
    /** True while the form holds a draft from an earlier visit. */
    isKept,
    forget: () => setKept(false),
  };
}
