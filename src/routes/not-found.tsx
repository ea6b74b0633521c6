import type { MetaDescriptor } from "react-router-dom";
import { notFound } from "../../data/not-found.ts";
import { site } from "../../data/site.ts";
import { MissingPage } from "../layout/missing-page.tsx";

export function meta(): MetaDescriptor[] {
  return [{ title: `${notFound.title} | ${site.name}` }, { name: "robots", content: "noindex" }];
}

export default MissingPage;
