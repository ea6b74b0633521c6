import { people } from "../people.ts";
import { rooms } from "../school.ts";
import { entry, list, oneOf, placeholder, rule, says, slug, text } from "./rules.ts";
import { day } from "./time-rules.ts";

/**
 * Returns the keys of all people. The explicit return type prevents a circular type: entries of `people` depend on the
 * names of pods.
 */
function personKeys(): string[] {
  return people.map(({ key }) => key);
}

const personKey = oneOf(personKeys());

/** A place at ERIN’s Place where children can be. */
export const room = entry({
  /** `src/drawings/room-plan.tsx` draws each room by its key. */
  key: slug,
  /** Follows "the": "block room". */
  name: text,
  /** Follows "has": "tables, blocks and books". */
  has: text,
  placeholder,
});

/** A group of children and the adults who are with them. */
export const pod = entry({
  key: slug,
  /** Follows "the": "younger pod". */
  name: text,
  room: oneOf(rooms.map(({ key }) => key)),
  /** Keys of people. */
  adults: list(personKey)
    .min(2, says("has fewer than two adults", "name two people of data/people.ts"))
    .test(
      rule(
        (adults: readonly string[] | undefined) => new Set(adults).size === (adults?.length ?? 0),
        "names an adult twice",
        "name two different people",
      ),
    ),
  placeholder,
});

export const ruleSubjects = ["company", "checks", "conduct", "children"] as const;

/** A rule of the school. Pages show it as soon as a person has confirmed it. */
export const schoolRule = entry({
  key: slug,
  about: oneOf(ruleSubjects),
  text,
  /** Key of the person who confirmed this wording. */
  confirmedBy: personKey.optional(),
  confirmedOn: day
    .optional()
    .test(
      rule(
        (on: string | undefined, { confirmedBy }: { confirmedBy?: string }) => !on === !confirmedBy,
        "is a day without a person, or the reverse",
        "write both 'confirmedBy' and 'confirmedOn', or neither",
      ),
    ),
  placeholder,
});
