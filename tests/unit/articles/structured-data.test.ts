import { expect, test } from "vitest";
import { articleStructuredData, authorStructuredData } from "../../../src/articles/structured-data.ts";

const house = { "@type": "Organization", name: "A House", url: "https://site.example" } as const;
const authorUrl = "https://site.example/articles/by/ada";

test("names the author and date of an article", () => {
  const article = {
    slug: "soup",
    title: "Soup",
    excerpt: "On soup.",
    date: "2026-05-01",
    author: { name: "Ada", path: "/articles/by/ada" },
  };
  const around = {
    url: "https://site.example/articles/soup",
    image: "https://site.example/soup.png",
    authorUrl,
    publisher: house,
  };
  expect(articleStructuredData(article, around)).toMatchObject({
    headline: "Soup",
    datePublished: "2026-05-01",
    author: { "@type": "Person", name: "Ada", url: authorUrl },
    publisher: { name: "A House" },
  });
});

test("describes a person on an author's page", () => {
  const ada = { name: "Ada", summary: "Ada cooks." };
  expect(authorStructuredData(ada, { url: authorUrl, affiliation: house }).mainEntity).toMatchObject({
    "@type": "Person",
    name: "Ada",
    url: authorUrl,
  });
});
