import { type Context, Hono } from "hono";
import { copyOf, type Document, findById, serialize } from "../../common/html.ts";
import { answers as answerCopy } from "../../data/forms/answers.ts";
import { questionsPage } from "../../data/pages.ts";
import { pillars } from "../../data/quiz/pillars.ts";
import { questions } from "../../data/quiz/questions.ts";
import { questionsFormCopy as copy } from "../../data/quiz/quiz-copy.ts";
import { roles } from "../../data/quiz/roles.ts";
import type { RawFields } from "../../src/forms/intake-contract.ts";
import { questionsFormId } from "../../src/quiz/questions-form.ts";
import { roleLink } from "../../src/quiz/role-link.ts";
import { type Answers, isComplete, score } from "../../src/quiz/score.ts";
import { rateLimit } from "../intake/rate-limit.ts";
import type { AppOptions } from "./app.ts";
import { networksOf } from "./client-address.ts";
import { readInput, Unreadable } from "./read-input.ts";
import { isOwnPage } from "./requests.ts";
import { returnForm } from "./returned-form.ts";

/**
 * Maximum number of sends per sender and minute. A class behind one address may send its answers at once. A page with
 * errors takes 4 ms of processor time.
 */
const sendsAMinute = 120;
const minute = 60_000;
const maxNames = 10_000;

/**
 * Returns routes that evaluate the answers of visitors without scripts, who send all answers as one form. They store
 * and log no answers. If the site has no page with that form, as in an older build, they respond with 404.
 */
export function quizRoutes({ pages, origins, clientOf }: Pick<AppOptions, "pages" | "origins" | "clientOf">): Hono {
  const routes = new Hono();
  const sends = rateLimit({ limit: sendsAMinute, period: minute, names: maxNames, now: () => performance.now() });
  const stillQuestions = () => pages.still(questionsPage.path);
  const refuse = (context: Context, words: { title: string; text: string }, status: Unreadable["status"] | 403 | 429) =>
    context.html(pages.answer(words), status);

  // The address of the page with errors, which visitors may open or reload.
  routes.get("/answers", (context) =>
    stillQuestions() ? context.redirect(questionsPage.path, 303) : context.notFound(),
  );

  routes.post("/answers", async (context) => {
    const still = stillQuestions();
    if (!still) return context.notFound();
    const request = context.req.raw;
    if (!isOwnPage(request.headers, context.req.header("Host") ?? "", origins))
      return refuse(context, answerCopy.refusedOrigin, 403);
    const wait = sends.count(networksOf(clientOf(context)));
    if (wait > 0) {
      context.header("Retry-After", String(Math.ceil(wait / 1000)));
      return refuse(context, answerCopy.limitedUnread, 429);
    }
    const typed = await readInput(request).catch((error) => {
      if (error instanceof Unreadable) return error;
      throw error;
    });
    if (typed instanceof Unreadable) return refuse(context, answerCopy.unreadable, typed.status);
    const answers = answersIn(typed);
    if (!isComplete(answers, questions)) return context.html(incomplete(still, answers, typed), 422);
    const { primary } = score(answers, { questions, roles, pillars });
    return context.redirect(roleLink("", primary), 303);
  });

  return routes;
}

/** Returns the chosen options by question. Accepts only the form's values, not other spellings of a number. */
function answersIn(typed: RawFields): Answers {
  const chosen = questions.map(({ id, options }) => {
    return [id, options.findIndex((_, index) => typed[id] === String(index))] as const;
  });
  return Object.fromEntries(chosen.filter(([, option]) => option >= 0));
}

function incomplete(still: Document, answers: Answers, typed: RawFields): string {
  const document = copyOf(still);
  const form = findById(document, questionsFormId);
  if (!form)
    throw new Error(
      `server: the page '${questionsPage.path}' has no form '${questionsFormId}'; run 'npm run build' again`,
    );
  const errors = questions.flatMap(({ id }, index) =>
    answers[id] === undefined ? [{ code: "required", field: id, message: copy.missing(index + 1) }] : [],
  );
  returnForm(document, form, { typed, errors, notice: copy.unanswered(errors.length) });
  return serialize(document);
}
