/** Factors of a match in each field, relative to one in the text. */
export const fieldWeights = { title: 4, name: 5, heading: 2, otherWords: 9 };

/** Factor of a match in the first section of a page, relative to its other sections. */
export const pageWeight = 2;
