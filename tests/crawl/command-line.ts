import { Command, InvalidArgumentError, Option } from "commander";
import { everyPath } from "../../data/every-page.ts";

export interface Options {
  /** Paths of the pages to crawl. If absent, all pages are crawled. */
  page?: string[];
  /** Width of the only viewport in CSS pixels, as typed. */
  width?: "390" | "1280";
  colors: "light" | "dark";
  /** Noon of the day on which the site is built, served and crawled. Defaults to today. */
  at?: Date;
}

/** Invalid options end the process with a message. */
export function crawlCommand(): Command {
  return new Command("npm run crawl --")
    .description("Press every control of every page and state: at 390 px by touch, at 1280 px with a mouse.")
    .option("--page <path>", "Crawl only this page. Repeat the option for more pages.", knownPath)
    .addOption(new Option("--width <px>", "Crawl only at this width").choices(["390", "1280"]))
    .addOption(new Option("--colors <scheme>", "Color mode of the visitor").choices(["light", "dark"]).default("light"))
    .option("--at <day>", "Set the clocks of the site and the visitor to this day, e.g. 2028-01-01", noonOf);
}

function knownPath(path: string, before: readonly string[] = []): string[] {
  if (!everyPath().includes(path))
    throw new InvalidArgumentError("No page has this path. data/every-page.ts lists all paths.");
  return [...before, path];
}

function noonOf(day: string): Date {
  const noon = new Date(`${day}T12:00:00-05:00`);
  if (Number.isNaN(noon.getTime())) throw new InvalidArgumentError("Use a date such as 2028-01-01.");
  return noon;
}
