/** One page of each kind. */
export const devicePages = [
  "/",
  "/about",
  "/academy",
  "/erins-place",
  "/homestead",
  "/shop",
  "/shop/liberation-starter-pack",
  "/events",
  "/articles",
  "/articles/ask-your-shoulders-first",
  "/contact",
  "/quiz",
] as const;

export const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
