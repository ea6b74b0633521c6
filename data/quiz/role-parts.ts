/** Headings for the parts of a role in the result, its mail, its print page and the role's page. */
export const roleParts = {
  gift: "Your gift",
  challenge: "Your challenge",
  contribution: "Your contribution",
  invitation: "Your invitation",
} as const;
