const configured: string | undefined = import.meta.env.VITE_FORMS_ENDPOINT;

/**
 * Where forms are sent: `{endpoint}/{form}`. The intake of this site unless `VITE_FORMS_ENDPOINT` names another service
 * at build; `none` makes a preview that sends nothing.
 */
export const endpoint: string | undefined =
  configured === "none" ? undefined : (configured || "/forms").replace(/\/$/, "");
