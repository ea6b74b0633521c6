/** Labels that staff see for the reasons to set a form aside. */
export const signLabels = {
  honeypot: "hidden field filled in",
  fast: "sent faster than a person types",
  "link in name": "link in a name",
  "link markup": "links written as code",
  "disguised link": "disguised links",
  "mail limit": "too much mail in that hour",
  "by hand": "marked as spam by staff",
} as const;

export type SignName = keyof typeof signLabels;
