import { programBySlug } from "../../data/programs.ts";
import { pillarByKey } from "../../data/quiz/pillars.ts";
import { roleByKey, roles } from "../../data/quiz/roles.ts";
import { site } from "../../data/site.ts";
import { type Mail, resultMail } from "../quiz/result-mail.ts";
import { type Result, recommend } from "../quiz/score.ts";

/** What the mail with a result says, in the words of the data. */
export function mailOf({ primary, secondary, topPillars }: Result): Mail {
  return resultMail({
    role: roleByKey(primary),
    secondary: secondary && roleByKey(secondary),
    pillars: topPillars.map(pillarByKey),
    programs: recommend({ primary, secondary }, roles).map(programBySlug),
    origin: site.origin,
  });
}
