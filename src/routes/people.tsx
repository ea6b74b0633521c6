import { readArticles } from "../../data/articles/read-articles.server.ts";
import { articlePath } from "../../data/articles.ts";
import { authors } from "../../data/authors.ts";
import { type Person, people, peoplePage } from "../../data/people.ts";
import { programBySlug } from "../../data/programs.ts";
import { branches } from "../../data/site.ts";
import { skins } from "../../data/skins.ts";
import { trailOver } from "../../data/trails.ts";
import { peoplePictures } from "../drawings/people.ts";
import { pageMetaBelow } from "../layout/structured-data.ts";
import { type ListedPerson, OtherPeople, People, PeopleHero, Writers } from "../sections/people/people-list.tsx";
import type { Route } from "./+types/people.ts";

const trail = trailOver("/about");

export const meta = pageMetaBelow(trail, "/about/people");

/** Runs at build time, so that programs and articles do not reach the browser. */
export function loader() {
  const listedKeys = new Set<string>(people.map(({ key }) => key));
  return {
    groups: peoplePage.groups.map((group) => ({
      ...group,
      palette: branches.find(({ key }) => key === group.branch)?.palette ?? "night",
      people: people.filter(({ branch }) => branch === group.branch).map(listed),
    })),
    writers: authors
      .filter(({ key }) => !listedKeys.has(key))
      .map(({ key, name, summary }) => ({ key, name, about: summary, links: articlesBy(key) })),
  };
}

function listed(person: (typeof people)[number]): ListedPerson {
  const { key, name, work, about, says, skin, photo, teaches }: Person = person;
  const programs = teaches.map(programBySlug).map(({ title, url }) => ({ label: title, to: url }));
  const marks = peoplePictures[person.key];
  return { key, name, work, about, says, skin: skins[skin], photo, marks, links: [...programs, ...articlesBy(key)] };
}

function articlesBy(author: string) {
  return readArticles()
    .filter((article) => article.author === author)
    .map(({ slug, title }) => ({ label: `${peoplePage.reads} “${title}”`, to: articlePath(slug) }));
}

export default function PeopleRoute({ loaderData: { groups, writers } }: Route.ComponentProps) {
  return (
    <>
      <PeopleHero {...peoplePage} trail={trail} />
      {groups.map((group) => (
        <People key={group.branch} group={group} />
      ))}
      <Writers words={peoplePage.writers} writers={writers} />
      <OtherPeople {...peoplePage.more} />
    </>
  );
}
