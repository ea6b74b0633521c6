import type { Feed } from "../../../src/articles/rss.ts";

/** Text that breaks any output without escaping. */
export const hostile = `Fish & <chips> "]]>" 'tea' &amp; 🐟`;

export const sample: Feed = {
  title: `Articles: ${hostile}`,
  description: `Reading. ${hostile}`,
  language: "en-US",
  home: "https://site.example/articles",
  self: "https://site.example/articles/feed?a=1&b=2",
  type: "application/some+xml",
  items: [
    {
      address: "https://site.example/articles/newer",
      title: `Newer: ${hostile}`,
      summary: `In short. ${hostile}`,
      html: '<p>Fish &amp; chips. <a href="https://site.example/land?a=1&amp;b=2">The land</a>.</p>\n<p>]]&gt;</p>',
      date: "2026-11-12",
      author: { name: `Ada ${hostile}`, address: "https://site.example/articles/by/ada" },
      tags: ["Rest", hostile],
    },
    {
      address: "https://site.example/articles/older",
      title: "Older",
      summary: "In short, too.",
      html: "<p>One.</p>",
      date: "2026-03-08",
      author: { name: "Bo C.", address: "https://site.example/articles/by/bo" },
      tags: [],
    },
  ],
};
