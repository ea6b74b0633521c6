import { useSearchParams } from "react-router-dom";
import { useUrlChoice } from "../components/use-url-choice.ts";

/**
 * Keeps the chosen category in the URL. A shared URL may name a category that is empty by now. It still counts as a
 * choice, so that the visitor learns about it instead of seeing everything.
 */
export function useShelf(all: string, categories: readonly string[]): [string, (next: string) => void] {
  const [params] = useSearchParams();
  const asked = params.get("category") || all;
  return useUrlChoice<string>("category", [all, ...categories, asked]);
}
