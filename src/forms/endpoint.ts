const configured: string | undefined = import.meta.env.VITE_FORMS_ENDPOINT;

/**
 * URL that forms are sent to: `{endpoint}/{form}`. It is this site's own intake unless `VITE_FORMS_ENDPOINT` names
 * another service at build time. `none` builds a preview that sends nothing.
 */
export const endpoint: string | undefined =
  configured === "none" ? undefined : (configured || "/forms").replace(/\/$/, "");
