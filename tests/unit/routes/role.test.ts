import { expect, test } from "vitest";
import { previewPicture } from "../../../data/preview-picture.ts";
import { rolePath } from "../../../data/quiz/role-pages.ts";
import { roles } from "../../../data/quiz/roles.ts";
import { site } from "../../../data/site.ts";
import { loader, meta } from "../../../src/routes/role.tsx";

type LoaderArguments = Parameters<typeof loader>[0];
type MetaArguments = Parameters<typeof meta>[0];

test.each(roles)("gives the page of $key a preview with its name, text, and picture", (role) => {
  const loaderData = loader({ params: { role: role.key } } as unknown as LoaderArguments);
  const tags = meta({ loaderData } as unknown as MetaArguments);
  const path = rolePath(role.key);
  const preview = (property: string, content: unknown) => expect(tags).toContainEqual({ property, content });
  preview("og:title", expect.stringContaining(role.name));
  preview("og:url", site.origin + path);
  preview("og:image", site.origin + previewPicture(path));
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: site.origin + path });
  const described = tags?.find((tag) => "name" in tag && tag.name === "description") as { content: string };
  expect(described.content).not.toBe("");
  preview("og:description", described.content);
});

test("gives each role a distinct preview", () => {
  const previews = roles.map(({ key }) => {
    const loaderData = loader({ params: { role: key } } as unknown as LoaderArguments);
    const tags = meta({ loaderData } as unknown as MetaArguments) ?? [];
    return JSON.stringify(
      tags.filter((tag) => "property" in tag && /title|description|image$/.test(`${tag.property}`)),
    );
  });
  expect(new Set(previews).size).toBe(roles.length);
});
