/** Path at which the service counts the answers of the form with all questions. */
export const answersPath = "/quiz/answers";

/** Id of that form. Followed by a hyphen and a question's id, it is the id of that question's group. */
export const questionsFormId = "quiz-form";
