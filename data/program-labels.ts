export const programLabels = {
  length: "How long",
  format: "How it runs",
  forYouIf: "This is for you if",
  leaveWith: "What you leave with",
  sessions: "What happens",
  join: "What it costs",
  equity: "If money is in the way, ask for an equity seat. No questions asked.",
  next: "Another way on",
  all: { label: "All programs", to: "/academy/programs" },
} as const;
