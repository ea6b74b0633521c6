import { whenWanted } from "./site-form.tsx";

/** A form with boxes to tick. Most have none, and what draws boxes is not loaded for them. */
export const SiteFormWithBoxes = whenWanted(
  async () => (await import("./site-form-body-with-boxes.tsx")).SiteFormBodyWithBoxes,
);
