/** Where a built site says when it was built, in ISO 8601: its server shows and judges by the dates of its pages. */
export const buildTimeFile = "built-at.txt";
