import { type RefObject, useEffect, useRef } from "react";

interface FormFocus {
  element: RefObject<HTMLFormElement | null>;
  /** The list of errors, where the form has one. */
  summary?: RefObject<HTMLElement | null>;
  /** Name of the first field that asks for something. */
  first: string | undefined;
  /** How often the form was tried; undefined while it is being tried. */
  tries: number | undefined;
  /** Whether its outcome stands in the form’s place. */
  isOver: boolean;
}

/** Takes the focus to where the visitor goes on: to the errors, or to the start of a form that has come back. */
export function useFormFocus({ element, summary, first, tries, isOver }: FormFocus) {
  // Once for each try: errors that go while they are being fixed must not move the visitor.
  useEffect(() => {
    if (tries) firstError(element.current, summary)?.focus();
  }, [tries, element, summary]);

  const wasOver = useRef(false);
  useEffect(() => {
    // A form can come back while its visitor is busy elsewhere.
    if (wasOver.current && !isOver && document.activeElement === document.body) {
      const start = first ? element.current?.elements.namedItem(first) : null;
      const target = firstError(element.current, summary) ?? start;
      if (target instanceof HTMLElement) target.focus();
    }
    wasOver.current = isOver;
  }, [isOver, first, element, summary]);
}

function firstError(form: HTMLFormElement | null, summary: FormFocus["summary"]): HTMLElement | null {
  const list = summary?.current;
  if (list) return list.hidden ? null : list;
  return form?.querySelector<HTMLElement>("[aria-invalid=true]") ?? null;
}
