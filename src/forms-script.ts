/** The second inline script, on pages with a form (prerender/finish.ts). */
import { fillForms } from "./forms/fill-forms.ts";

// The service fills in the forms on pages that it renders.
if (!document.documentElement.matches(".without-scripts")) fillForms();
