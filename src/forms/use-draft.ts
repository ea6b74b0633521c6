import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Field } from "../../data/forms/form.ts";
import { type Draft, drafts } from "./drafts.ts";
import { changedValues, linkedValues, typedValues } from "./typed-values.ts";

interface DraftOptions {
  /** Names the draft. */
  id: string;
  fields: readonly Field[];
  /** What the form holds before anybody has touched it. */
  untouched: Draft;
  values: Draft;
  fill: (values: Draft) => void;
  /** Whether the words have left the form, and need no draft any more. */
  isGone: boolean;
}

/**
 * Fills a form on arrival with what is known and keeps what is typed into it. Returns what a form to begin anew with
 * holds.
 */
export function useDraft(element: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const { id, fields, untouched, values, fill, isGone } = options;
  const { search } = useLocation();
  const hasArrived = useRef(false);
  /** Later sources win. */
  const filled = (...sources: Draft[]): Draft =>
    Object.assign({}, untouched, ...sources.map((source) => changedValues(source, untouched)));

  const settle = useEffectEvent((query: string) => {
    if (!element.current) return;
    const linked = linkedValues(query, fields);
    // On arrival what the visitor has typed wins; a link followed later on the same page is a choice, too.
    if (hasArrived.current) fill(filled(values, linked));
    else fill(filled(drafts.visitor(), drafts.read(id), linked, typedValues(element.current, fields)));
    hasArrived.current = true;
  });
  useLayoutEffect(() => settle(search), [search]);

  const save = useEffectEvent((typed: Draft) => {
    if (hasArrived.current && !isGone) drafts.write(id, changedValues(typed, untouched));
  });
  useEffect(() => save(values), [values]);

  return () => filled(drafts.visitor(), linkedValues(search, fields));
}
