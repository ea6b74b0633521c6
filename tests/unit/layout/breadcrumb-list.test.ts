// @vitest-environment node
import { expect, test } from "vitest";
import { site } from "../../../data/site.ts";
import { trailOver } from "../../../data/trails.ts";
import { breadcrumbList } from "../../../src/layout/structured-data.ts";

test("a trail begins at the first page and has each page’s short name", () => {
  expect(trailOver("/quiz", "/quiz/roles")).toEqual([
    { label: "Home", to: "/" },
    { label: "Quiz", to: "/quiz" },
    { label: "The ten roles", to: "/quiz/roles" },
  ]);
});

test("search engines are told the way below the first page, numbered from one, the page itself last", () => {
  const [tag] = breadcrumbList(trailOver("/quiz", "/quiz/roles"), { title: "The Weaver" });
  expect(tag).toMatchObject({
    "script:ld+json": {
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Quiz", item: `${site.origin}/quiz` },
        { position: 2, name: "The ten roles", item: `${site.origin}/quiz/roles` },
        { position: 3, name: "The Weaver" },
      ],
    },
  });
});
