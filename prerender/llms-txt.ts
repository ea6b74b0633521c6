import { articleFeed } from "../data/article-feed.ts";
import { type PageSummary, partOf } from "../data/every-page.ts";
import { pageAt } from "../data/pages.ts";
import { contact, site } from "../data/site.ts";

/** Returns the site as a list of links for language models, in the format of https://llmstxt.org. */
export function llmsTxt(pages: readonly PageSummary[]): string {
  const groups = [...new Set(pages.map(groupOf))];
  return [
    `# ${site.name}`,
    `> ${site.mission}: ${pageAt("/").description.replace(/^An/, "an")}`,
    `Mail: ${contact.email}`,
    ...groups.map((group) => {
      const members = pages.filter((page) => groupOf(page) === group);
      return `## ${group}\n\n${members.map(line).join("\n")}`;
    }),
    `## Feed\n\n- [${articleFeed.label}](${site.origin}${articleFeed.path})`,
    "",
  ].join("\n\n");
}

function groupOf(page: PageSummary): string {
  return partOf(page) ?? site.name;
}

function line({ path, title, description }: PageSummary): string {
  return `- [${title}](${site.origin}${path}): ${description}`;
}
