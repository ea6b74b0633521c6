import { brokenRules } from "../checks/mistakes.ts";
import { slug } from "../checks/rules.ts";

export const extension = ".mdx";

/** Returns the slugs of the articles in a folder. Throws if a file is neither an article nor a script. */
export function articleSlugs(folder: string, files: readonly string[]): string[] {
  return files.filter((file) => !/^\.|\.ts$/.test(file)).map((file) => slugOf(folder, file));
}

function slugOf(folder: string, file: string): string {
  if (!file.endsWith(extension)) {
    const renamed = file.replace(/(\.[^.]*)?$/, extension);
    throw new Error(`${folder}/${file}: an article’s file ends in ${extension}; rename it to ${renamed}`);
  }
  const name = file.slice(0, -extension.length);
  const [broken] = brokenRules(slug, name);
  if (broken) throw new Error(`${folder}/${file}: ${broken.said}`);
  return name;
}
