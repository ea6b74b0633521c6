/**
 * Addresses that pages had before, and the present address of their content, which may name a section. Keys are paths.
 * The service redirects the old address, and the build writes a page with a link there.
 */
export const moved: Readonly<Record<string, string>> = {
  "/erins-place/enroll": "/erins-place/hello",
  "/erins-place/visit": "/erins-place/hello",
  "/homestead/support": "/donate#hands",
  "/sponsor": "/donate#sponsor",
};
