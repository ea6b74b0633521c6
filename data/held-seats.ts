/** Time limit for opening the link in our email. Opening it keeps a seat at an event. */
export const heldSeat = {
  minutes: 60,
  words: "an hour",
  longer: "Need more time? Call or email us, and a person will help.",
} as const;
