/** The home page, the Academy, a list, an item, an article, an event, the quiz and a form. */
export const pagesOfEachKind = [
  "/",
  "/academy",
  "/shop",
  "/shop/liberation-starter-pack",
  "/articles/*",
  "/events/winter-kitchen",
  "/quiz",
  "/contact",
];
