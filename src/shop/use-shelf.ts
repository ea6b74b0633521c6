import { useSearchParams } from "react-router-dom";
import { useUrlChoice } from "../components/use-url-choice.ts";

/**
 * The chosen category, kept in the address. An address may name a shelf that has been emptied since it was shared; that
 * counts as a choice too, so that the reader learns of it rather than seeing everything.
 */
export function useShelf(all: string, categories: readonly string[]): [string, (next: string) => void] {
  const [params] = useSearchParams();
  const asked = params.get("category") || all;
  return useUrlChoice<string>("category", [all, ...categories, asked]);
}
