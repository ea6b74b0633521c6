import type { QuizContent } from "./quiz-content.ts";
import { type Mail, resultMail } from "./result-mail.ts";
import { type Result, recommend } from "./score.ts";

type Told = Pick<QuizContent, "roles" | "roleByKey" | "pillarByKey" | "programBySlug" | "origin">;

export function mailOf({ primary, secondary, topPillars }: Result, content: Told): Mail {
  const { roles, roleByKey, pillarByKey, programBySlug, origin } = content;
  return resultMail({
    role: roleByKey(primary),
    secondary: secondary && roleByKey(secondary),
    pillars: topPillars.map(pillarByKey),
    programs: recommend({ primary, secondary }, roles).map(programBySlug),
    origin,
  });
}
