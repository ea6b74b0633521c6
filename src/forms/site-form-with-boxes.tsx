import { whenWanted } from "./site-form.tsx";

/** A form with checkboxes. Most forms have none, so they don't load the code for checkboxes. */
export const SiteFormWithBoxes = whenWanted(
  async () => (await import("./site-form-body-with-boxes.tsx")).SiteFormBodyWithBoxes,
);
