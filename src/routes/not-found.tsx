import type { MetaDescriptor } from "react-router-dom";
import { notFound } from "../../data/not-found.ts";
import { pageAt } from "../../data/pages.ts";
import { site } from "../../data/site.ts";
import { LostPage } from "../sections/not-found/lost-page.tsx";

export function meta(): MetaDescriptor[] {
  return [{ title: `${notFound.title} | ${site.name}` }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return <LostPage copy={notFound} mainPages={notFound.mainPages.map(pageAt)} />;
}
