import { expect, test } from "vitest";
import { foundRoleCopy } from "../../../../data/quiz/quiz-copy.ts";
import { foundRoleId } from "../../../../src/quiz/role-link.ts";
import { FoundRole } from "../../../../src/sections/quiz/found-role.tsx";
import { renderOnPage } from "../../on-page.tsx";

test("is hidden until the service fills in its parts", () => {
  renderOnPage(<FoundRole words={foundRoleCopy} />);
  const part = (ending: string) => document.getElementById(foundRoleId + ending);
  expect(part("")).toHaveAttribute("hidden");
  expect(part("")).toHaveTextContent(foundRoleCopy.eyebrow);
  for (const ending of ["-name", "-tagline"]) expect(part(ending)).toBeEmptyDOMElement();
  expect(part("-link")).toHaveAttribute("href", "/quiz/roles");
});
