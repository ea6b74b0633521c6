import { useEffect } from "react";

/** Puts the step before the page’s own title, for as long as it is shown. */
export function useStepTitle(step: string | undefined): void {
  useEffect(() => {
    if (!step) return;
    const own = document.title;
    document.title = `${step} | ${own}`;
    return () => {
      document.title = own;
    };
  }, [step]);
}
