import type { RecipeName } from "../../design/every-recipe.ts";
import { recipeSamples, type SampleProps } from "./recipe-samples.tsx";

/** A recipe, drawn for show. */
export function RecipeSample({ name, ...sample }: SampleProps & { name: RecipeName }) {
  return recipeSamples[name](sample);
}
