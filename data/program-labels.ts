export const programLabels = {
  facts: "Before you decide",
  toJoin: { label: "See how to join", to: "#join" },
  forYouIf: "This is for you if",
  leaveWith: "What you leave with",
  sessions: "What happens",
  join: "How to join",
  equity: "If money is in the way, ask for an equity seat. Your name and email are enough.",
  all: { label: "All programs", to: "/academy/programs" },
  /** Headings of the last section, which differs by kind of program. */
  next: {
    path: "Next on the path",
    here: "You are here",
    long: "After this program",
    partner: "Who you learn with",
    workshops: "Two more days like this",
  },
} as const;
