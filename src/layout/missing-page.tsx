import { notFound } from "../../data/not-found.ts";
import { pageAt } from "../../data/pages.ts";
import { LostPage } from "../sections/not-found/lost-page.tsx";

export function MissingPage() {
  return <LostPage copy={notFound} mainPages={notFound.mainPages.map(pageAt)} />;
}
