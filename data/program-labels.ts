export const programLabels = {
  facts: "Before you decide",
  toJoin: { label: "See how to join", to: "#join" },
  forYouIf: "This is for you if",
  sessions: "What happens",
  join: "How to join",
  equity: "Is money in the way?",
  all: { label: "All programs", to: "/academy/programs" },
  next: "After this program",
} as const;
