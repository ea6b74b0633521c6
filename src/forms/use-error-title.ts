import { useEffect } from "react";

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
