/** Headings that every program’s page shares. */
export const programLabels = {
  length: "How long",
  format: "How it runs",
  forYouIf: "This is for you if",
  leaveWith: "What you leave with",
  sessions: "What happens",
  join: "What it costs",
  next: "Another way on",
  all: { label: "All programs", to: "/academy/programs" },
} as const;
