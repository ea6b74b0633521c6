import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import type { Field } from "../../data/forms/form.ts";
import { type Draft, drafts } from "./drafts.ts";
import { changedValues, isSame, linkedValues, typedValues } from "./form-values.ts";

interface DraftOptions {
  id: string;
  fields: readonly Field[];
  untouched: Draft;
  values: Draft;
  fill: (values: Draft) => void;
  /** True if the form has been sent, so that it needs no draft. */
  isGone: boolean;
  begin: () => void;
}

/**
 * Prefills a form on arrival and saves the visitor's input as a draft. A link's choices are saved only together with
 * other input, else they end with the URL. Returns a function that computes the values of a fresh form.
 */
export function useDraft(element: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const { id, fields, untouched, values, fill, isGone, begin } = options;
  const { search, key } = useLocation();
  const isLinkFollowed = useNavigationType() !== NavigationType.Pop;
  /** The last handled query, and the choices of the last link. Undefined until the form is mounted. */
  const last = useRef<{ search: string; linked: Draft }>(undefined);
  /** Later sources win. */
  const filled = (...sources: Draft[]): Draft =>
    Object.assign({}, untouched, ...sources.map((source) => changedValues(source, untouched)));

  // A link is a deliberate choice, even of a default value. It wins over every default and over an older draft.
  const linked = linkedValues(search, fields);

  const settle = useEffectEvent(() => {
    const before = last.current;
    if (before === undefined) {
      if (!element.current) return;
      // Input from before scripts ran wins over the link.
      const typed = changedValues(typedValues(element.current, fields), untouched);
      fill({ ...filled(drafts.visitor(), drafts.read(id)), ...linked, ...typed });
      // Following the same link again applies it again. Back and forward with the same query apply nothing.
    } else if ((before.search !== search || isLinkFollowed) && Object.keys(linked).length > 0) {
      // The previous link's choices are undone, unless the visitor has changed them.
      const left = Object.keys(before.linked).filter((name) => isSame(values[name], before.linked[name]));
      const unchosen = Object.fromEntries(left.map((name) => [name, untouched[name] ?? ""]));
      if (!isGone) fill({ ...values, ...unchosen, ...linked });
      else if (isLinkFollowed) begin();
    }
    last.current = { search, linked: Object.keys(linked).length > 0 ? linked : (before?.linked ?? {}) };
  });
  useLayoutEffect(() => settle(), [search, key]);

  const fresh = () => ({ ...filled(drafts.visitor()), ...linked });
  const save = useEffectEvent((held: Draft) => {
    if (last.current === undefined || isGone) return;
    const isTyped = Object.keys(changedValues(held, fresh())).length > 0;
    drafts.write(id, isTyped ? changedValues(held, untouched) : {});
  });
  useEffect(() => save(values), [values]);

  return fresh;
}
