import { expect, test } from "vitest";
import { site } from "../../../data/site.ts";
import { trailOver } from "../../../data/trails.ts";
import { headBelow } from "../../../src/layout/structured-data.ts";

test("starts a trail at the home page and uses short page names", () => {
  expect(trailOver("/quiz", "/quiz/roles")).toEqual([
    { label: "Home", to: "/" },
    { label: "Quiz", to: "/quiz" },
    { label: "The ten roles", to: "/quiz/roles" },
  ]);
});

test("numbers breadcrumbs below the home page for search engines, ending with the page", () => {
  const head = { title: "The Weaver", description: "", path: "/quiz/roles/weaver" };
  expect(headBelow(trailOver("/quiz", "/quiz/roles"), head).at(-1)).toMatchObject({
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
