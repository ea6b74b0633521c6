import { Button, Flex, List, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import type { Role, RoleKey } from "../../../data/quiz/roles.ts";
import type { TogetherPage } from "../../../data/quiz/together.ts";
import { Cards } from "../../components/cards.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { ActionRow, RouteLink } from "../../components/links.tsx";
import { Columns, Flow, H2, H3, Lead, Note, Section, SectionHeading } from "../../components/section.tsx";
import { groupFragment, type Member, togetherPath } from "../../quiz/group.ts";
import { groupGap } from "../../quiz/group-gap.ts";
import { rolePath } from "../../quiz/role-link.ts";
import { canPrint } from "../../quiz/use-print.ts";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";
import { RoleWheel } from "../../wheel/role-wheel.tsx";
import { GroupPoster } from "./group-poster.tsx";

type ShownRole = Pick<Role, "key" | "name" | "gloss">;

interface GroupResultProps {
  words: TogetherPage["result"];
  /** Sorted in the order of the wheel. */
  roles: readonly ShownRole[];
  group: readonly Member[];
}

const titleId = "group-title";

/** The wheel of a group, with the roles that it has and those that it lacks. It loads only if there is a group. */
export function GroupResult({ words, roles, group }: GroupResultProps) {
  const fragment = groupFragment(group);
  // Scrolls once for each group, because the wheel is below the form and may be out of view.
  useEffect(() => {
    if (!fragment) return;
    const title = document.getElementById(titleId);
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  }, [fragment]);
  const counts = Object.fromEntries(roles.map(({ key }) => [key, membersOf(group, key).length])) as Record<
    RoleKey,
    number
  >;
  const has = roles.filter(({ key }) => counts[key] > 0).sort((one, other) => counts[other.key] - counts[one.key]);
  const lacks = roles.filter(({ key }) => counts[key] === 0);
  const [first] = has;
  if (!first) return null;
  const leading = has.filter(({ key }) => counts[key] === counts[first.key]).map(({ key }) => key);
  const place = (key: RoleKey) => roles.findIndex((role) => role.key === key);
  const gap = groupGap(
    roles.map(({ key }) => key),
    counts,
  );
  const wheel = {
    roles,
    counts,
    of: group.length,
    lit: [first.key, ...leading.slice(1)],
    praxis: words.praxis,
    label: words.wheel,
  } as const;
  const members = (key: RoleKey) => peopleIn(membersOf(group, key), words.unnamed);
  return (
    <>
      <Section labelledBy={titleId} overflow="hidden">
        <Columns lg="1fr 1fr" gap="gap" alignItems="start">
          <Flow>
            {/* The padding keeps the focus indicator off the letters, which are taller than their line. */}
            <H2 id={titleId} tabIndex={-1} width="fit" textStyle="display" paddingY="2">
              {words.title(group.length, has.length)}
            </H2>
            <Note maxWidth="measure">{words.reflection}</Note>
            <GroupActions words={words} fragment={fragment} />
          </Flow>
          {/* Remounts for a new group, so that the wheel turns to it. */}
          <RoleWheel key={fragment} {...wheel} hrefOf={rolePath} />
        </Columns>
      </Section>
      {gap && <GroupQuestion words={words.question} role={gap} name={roles[place(gap)]?.name ?? gap} />}
      <PresentRoles words={words} roles={has} group={group} place={place} />
      <MissingRoles words={words.lacks} roles={lacks} />
      <GroupPoster
        words={words}
        people={group.length}
        has={has.map((role) => ({ ...role, place: place(role.key), members: members(role.key) }))}
        lacks={lacks}
        question={gap && words.question.questions[gap]}
        address={window.location.host + togetherPath}
      >
        <RoleWheel {...wheel} />
      </GroupPoster>
    </>
  );
}

function membersOf(group: readonly Member[], role: RoleKey): Member[] {
  return group.filter((member) => member.roles.includes(role));
}

function GroupActions({ words, fragment }: Pick<GroupResultProps, "words"> & { fragment: string }) {
  return (
    <>
      <ActionRow gap="3" css={{ "@media print": { display: "none" } }}>
        <CopyButton text={window.location.origin + togetherPath + fragment} {...words.copy} size="lg" variant="solid" />
        {canPrint() && (
          <Button variant="outline" size="lg" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </ActionRow>
      {!canPrint() && <Note>{words.withoutPrint}</Note>}
    </>
  );
}

interface GroupQuestionProps {
  words: GroupResultProps["words"]["question"];
  role: RoleKey;
  name: string;
}

function GroupQuestion({ words, role, name }: GroupQuestionProps) {
  return (
    <Section tone="deep" colorPalette="night" labelledBy="question-title">
      <H2 id="question-title" textStyle="h4">
        {words.title}
      </H2>
      <Text textStyle="display" maxWidth="[24ch]">
        {words.questions[role]}
      </Text>
      <Text>{words.why.replace("{role}", name)}</Text>
    </Section>
  );
}

interface PresentRolesProps extends GroupResultProps {
  /** The most common first. */
  roles: readonly ShownRole[];
  /** Returns the position of a role on the wheel. */
  place: (role: RoleKey) => number;
}

function PresentRoles({ words, roles, group, place }: PresentRolesProps) {
  return (
    <Section tone="sunken" labelledBy="has-title">
      <Cards id="has-title" title={words.has.title} size="h1" fit="20rem" gap="gap">
        {roles.map((role) => (
          <RoleCard key={role.key} role={role} place={place(role.key)}>
            <Lead>{peopleIn(membersOf(group, role.key), words.unnamed)}</Lead>
            {membersOf(group, role.key).length > 1 && <Note>{words.has.more}</Note>}
          </RoleCard>
        ))}
      </Cards>
    </Section>
  );
}

interface MissingRolesProps {
  words: GroupResultProps["words"]["lacks"];
  roles: readonly ShownRole[];
}

function MissingRoles({ words, roles }: MissingRolesProps) {
  return (
    <Section labelledBy="lacks-title">
      <SectionHeading
        id="lacks-title"
        title={words.title}
        text={roles.length > 0 ? words.text : words.none}
        size="h1"
        maxWidth="measure"
      />
      {roles.length > 0 && (
        <List.Root variant="ruled">
          {roles.map(({ key, name, gloss }) => (
            <List.Item key={key} display="flex" flexWrap="wrap" columnGap="6" alignItems="baseline">
              <H3 textStyle="h4" minWidth="[min(11em, 100%)]">
                <RouteLink to={rolePath(key)}>{name}</RouteLink>
              </H3>
              <Text flex="1 1 16rem">{gloss}</Text>
            </List.Item>
          ))}
        </List.Root>
      )}
    </Section>
  );
}

function RoleCard({ role, place, children }: { role: ShownRole; place: number; children: ReactNode }) {
  return (
    <Flex as="li" gap="4" alignItems="start" flexWrap="wrap" css={hue(place)} breakInside="avoid">
      <RoleDisc role={role.key} boxSize="16" />
      <Flow
        rhythm="tight"
        flex="1 1 10rem"
        minWidth="0"
        borderTopWidth="medium"
        borderColor="[var(--hue)]"
        paddingTop="2"
      >
        <H3 textStyle="h4">
          <RouteLink to={rolePath(role.key)}>{role.name}</RouteLink>
        </H3>
        {children}
        <Text color="fg.muted">{role.gloss}</Text>
      </Flow>
    </Flex>
  );
}

/** Returns the names of these people, then the number of those without one: "Ada, Ben, 2 people". */
function peopleIn(members: readonly Member[], unnamed: (count: number) => string): string {
  const names = members.map(({ name }) => name).filter((name) => name !== "");
  const others = members.length - names.length;
  return [...names, ...(others > 0 ? [unnamed(others)] : [])].join(", ");
}
