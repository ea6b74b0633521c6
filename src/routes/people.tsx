import { authorPath, authors } from "../../data/authors.ts";
import { type Person, people, peoplePage } from "../../data/people.ts";
import { programBySlug } from "../../data/programs.ts";
import { branches } from "../../data/site.ts";
import { trailOver } from "../../data/trails.ts";
import { pageMetaBelow } from "../layout/structured-data.ts";
import { type ListedPerson, OtherPeople, People, PeopleHero } from "../sections/people/people-list.tsx";
import type { Route } from "./+types/people.ts";

const trail = trailOver("/about");

export const meta = pageMetaBelow(trail, "/about/people");

/** Runs at build time, so that programs and authors do not reach the browser. */
export function loader() {
  return peoplePage.groups.map((group) => ({
    ...group,
    palette: branches.find(({ key }) => key === group.branch)?.palette ?? "night",
    people: people.filter(({ branch }) => branch === group.branch).map(listed),
  }));
}

function listed({ key, name, work, about, photo, teaches }: Person): ListedPerson {
  const author = authors.find((candidate) => candidate.key === key);
  return {
    key,
    name,
    work,
    about,
    photo,
    links: [
      ...teaches.map(programBySlug).map(({ title, url }) => ({ label: title, to: url })),
      ...(author ? [{ label: `${peoplePage.writes} ${name}`, to: authorPath(key) }] : []),
    ],
  };
}

export default function PeopleRoute({ loaderData: groups }: Route.ComponentProps) {
  return (
    <>
      <PeopleHero {...peoplePage} trail={trail} />
      {groups.map((group) => (
        <People key={group.branch} group={group} />
      ))}
      <OtherPeople {...peoplePage.more} />
    </>
  );
}
