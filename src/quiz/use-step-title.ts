import { useEffect } from "react";

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
