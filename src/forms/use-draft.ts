import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import type { Field } from "../../data/forms/form.ts";
import { type Draft, drafts } from "./drafts.ts";
import { changedValues, isSame, linkedValues, typedValues } from "./typed-values.ts";

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
  /** Shows the form again in place of what became of the last one. */
  begin: () => void;
}

/**
 * Fills a form on arrival with what is known and keeps what is typed into it. What a link has chosen is kept only beside
 * something typed; otherwise it is over with its address. Returns what a form to begin anew with holds.
 */
export function useDraft(element: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const { id, fields, untouched, values, fill, isGone, begin } = options;
  const { search, key } = useLocation();
  const isLinkFollowed = useNavigationType() !== NavigationType.Pop;
  /** The query that was last looked at, and what the last link chose; undefined until the form is there. */
  const last = useRef<{ search: string; linked: Draft }>(undefined);
  /** Later sources win. */
  const filled = (...sources: Draft[]): Draft =>
    Object.assign({}, untouched, ...sources.map((source) => changedValues(source, untouched)));

  // A link is a choice, also of what the form begins with: it wins over every default and over an older draft.
  const linked = linkedValues(search, fields);

  const settle = useEffectEvent(() => {
    const before = last.current;
    if (before === undefined) {
      if (!element.current) return;
      // What the visitor has typed before scripts ran wins over the link they came by.
      const typed = changedValues(typedValues(element.current, fields), untouched);
      fill({ ...filled(drafts.visitor(), drafts.read(id)), ...linked, ...typed });
      // The same link once more chooses once more; going back and forth under one query chooses nothing.
    } else if ((before.search !== search || isLinkFollowed) && Object.keys(linked).length > 0) {
      // What the link before has chosen goes with it, unless it was changed since.
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
