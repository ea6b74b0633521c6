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
    .description("Presses every control of every page and state, at 390 px with a finger and at 1280 px with a mouse.")
    .option("--page <path>", "only this page; may stand several times", knownPath)
    .addOption(new Option("--width <px>", "only this width").choices(["390", "1280"]))
    .addOption(new Option("--colors <scheme>", "the visitor’s colors").choices(["light", "dark"]).default("light"))
    .option("--at <day>", "as of that day, e.g. 2028-01-01: site and visitor’s clock", noonOf);
}

function knownPath(path: string, before: readonly string[] = []): string[] {
  if (!everyPath().includes(path))
    throw new InvalidArgumentError("No page is there; data/every-page.ts has all paths.");
  return [...before, path];
}

function noonOf(day: string): Date {
  const noon = new Date(`${day}T12:00:00-05:00`);
  if (Number.isNaN(noon.getTime())) throw new InvalidArgumentError("Write it as 2028-01-01.");
  return noon;
}
