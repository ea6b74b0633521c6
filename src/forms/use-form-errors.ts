import { type RefObject, useEffect, useRef } from "react";

interface FormFocus {
  element: RefObject<HTMLFormElement | null>;
  summary?: RefObject<HTMLElement | null>;
  /** Name of the first field that needs input. */
  first: string | undefined;
  /** Number of submission attempts. Undefined during an attempt. */
  tries: number | undefined;
  isOver: boolean;
}

export function useFormFocus({ element, summary, first, tries, isOver }: FormFocus) {
  // Runs once for each attempt: the focus must not move when the visitor fixes an error.
  useEffect(() => {
    if (tries) firstError(element.current, summary)?.focus();
  }, [tries, element, summary]);

  const wasOver = useRef(false);
  useEffect(() => {
    // A form can reappear while the visitor is elsewhere on the page.
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

let formsWithErrors = 0;

/** Prefixes the page's title with `mark` while any form on it has errors. Adds it only once. */
export function useErrorTitle(hasErrors: boolean, mark: string): void {
  useEffect(() => {
    if (!hasErrors) return;
    formsWithErrors += 1;
    if (formsWithErrors === 1) document.title = mark + document.title;
    return () => {
      formsWithErrors -= 1;
      // A navigation may have changed the title by now.
      if (formsWithErrors === 0 && document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [hasErrors, mark]);
}
