/**
 * Addresses that pages had before, and the present address of their content, which may name a section. Keys are paths.
 * The service redirects the old address, and the build writes a page with a link there.
 */
export const moved: Readonly<Record<string, string>> = {
  "/academy/study": "/academy#once",
  "/design/changes": "/design",
  "/design/find": "/design/workbench",
  "/erins-place/enroll": "/erins-place/hello",
  "/erins-place/visit": "/erins-place/hello",
  "/articles/by/dell-k": "/about/people#dell-k",
  "/articles/by/joaquin-m": "/about/people#joaquin-m",
  "/articles/by/renata-o": "/about/people#renata-o",
  "/articles/by/ruth-a": "/about/people#ruth-a",
  "/articles/by/tomas-r": "/about/people#tomas-r",
  "/homestead/support": "/donate#hands",
  "/sponsor": "/donate#sponsor",
};
