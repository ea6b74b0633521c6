/** What the parts of a role are called in a result, in its mail and print page, and on the role’s own page. */
export const roleParts = {
  gift: "Your gift",
  challenge: "Your challenge",
  contribution: "Your contribution",
  invitation: "Your invitation",
} as const;
