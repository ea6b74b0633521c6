import { isSample } from "../../data/link.ts";
import { notOpenYetPage } from "../../data/pages.ts";
import { waysOut, waysOutWords } from "../../data/ways-out.ts";
import { unlistedHead } from "../layout/page-meta.ts";
import { NotOpenYet } from "../sections/not-open-yet/not-open-yet.tsx";
import type { Route } from "./+types/not-open-yet.ts";

export const meta = () => unlistedHead(notOpenYetPage);

/** Runs at build time, so that the page carries only the links that are not open yet. */
export function loader() {
  return { words: waysOutWords, ways: waysOut.filter(({ href }) => isSample(href)) };
}

export default function NotOpenYetRoute({ loaderData: { words, ways } }: Route.ComponentProps) {
  return <NotOpenYet words={words} ways={ways} />;
}
