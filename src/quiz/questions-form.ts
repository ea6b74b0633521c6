/** Address at which the service counts the answers of the form with all questions. */
export const answersPath = "/quiz/answers";

/** Id of that form. With a hyphen and the id of a question, it is the id of the question's group. */
export const questionsFormId = "quiz-form";
