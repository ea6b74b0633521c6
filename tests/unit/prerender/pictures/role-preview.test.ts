import { expect, test } from "vitest";
import { roles } from "../../../../data/quiz/roles.ts";
import { rolePreview } from "../../../../prerender/pictures/role-preview.ts";
import { roleIcons } from "../../../../src/drawings/role-icons.ts";

test.each(roles)("shows all ten icons in the preview of $key, with its own icon twice", ({ key }) => {
  const svg = rolePreview(key);
  for (const role of roles) expect(svg.split(roleIcons[role.key].line).length - 1).toBe(role.key === key ? 2 : 1);
  // The picture has no text, because the machine that draws it can lack a font.
  expect(svg).not.toContain("<text");
});
