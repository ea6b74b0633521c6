/** Option of each question, counted from 0, that makes Weaver the only leading role. */
export const oneRole = [0, 0, 0, 0, 0, 3, 0, 1, 0, 0, 2, 0, 2, 0, 0];
export const tieOfTwo = [3, 1, 0, 2, 0, 3, 2, 1, 0, 0, 0, 2, 0, 3, 3];
export const tieOfThree = [3, 1, 2, 0, 1, 0, 2, 1, 2, 0, 0, 1, 3, 2, 3];
/** Options spread over the roles, so that Frontline Responder leads with only 3 answers. */
export const spreadOut = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2];
