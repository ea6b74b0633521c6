import { useEffect } from "react";

let formsWithErrors = 0;

/** Puts `mark` before the page’s title as long as forms on it have errors; once, however many have. */
export function useErrorTitle(hasErrors: boolean, mark: string): void {
  useEffect(() => {
    if (!hasErrors) return;
    formsWithErrors += 1;
    if (formsWithErrors === 1) document.title = mark + document.title;
    return () => {
      formsWithErrors -= 1;
      // The next page may have a title of its own by now.
      if (formsWithErrors === 0 && document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [hasErrors, mark]);
}
