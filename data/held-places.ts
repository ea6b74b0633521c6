/** Time from our email on in which a person opens its link to keep a place at an event. */
export const heldPlace = {
  minutes: 60,
  words: "an hour",
  longer: "Need more time? Call or email us, and a person will help.",
} as const;
