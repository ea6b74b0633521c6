import { Box, Button, Flex, List, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import type { Role, RoleKey } from "../../../data/quiz/roles.ts";
import type { TogetherPage } from "../../../data/quiz/together.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { RouteLink } from "../../components/links.tsx";
import { Columns, H2, H3, Lead, Note, Section, SectionHeading } from "../../components/section.tsx";
import { groupFragment, type Member, togetherPath } from "../../quiz/group.ts";
import { rolePath } from "../../quiz/role-link.ts";
import { canPrint } from "../../quiz/use-print.ts";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";
import { RoleWheel } from "../../wheel/role-wheel.tsx";

type ShownRole = Pick<Role, "key" | "name" | "gloss">;

interface GroupResultProps {
  words: TogetherPage["result"];
  /** Sorted in the order of the wheel. */
  roles: readonly ShownRole[];
  group: readonly Member[];
}

const titleId = "group-title";

/** The wheel of a group, with its roles and the missing ones. It loads when there is a group. */
export function GroupResult({ words, roles, group }: GroupResultProps) {
  const fragment = groupFragment(group);
  // The wheel is below the form, and may be out of view. Once for each group.
  useEffect(() => {
    if (!fragment) return;
    const title = document.getElementById(titleId);
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  }, [fragment]);
  const membersOf = (role: RoleKey) => group.filter((member) => member.roles.includes(role));
  const counts = Object.fromEntries(roles.map(({ key }) => [key, membersOf(key).length])) as Record<RoleKey, number>;
  const has = roles.filter(({ key }) => counts[key] > 0).sort((one, other) => counts[other.key] - counts[one.key]);
  const lacks = roles.filter(({ key }) => counts[key] === 0);
  const [first] = has;
  if (!first) return null;
  const leading = has.filter(({ key }) => counts[key] === counts[first.key]).map(({ key }) => key);
  const place = (key: RoleKey) => roles.findIndex((role) => role.key === key);
  return (
    <>
      <Section labelledBy={titleId} overflow="hidden">
        <Columns lg="1fr 1fr" gap="gap" alignItems="start">
          <Box>
            {/* The padding keeps the focus indicator off the letters, which are taller than their line. */}
            <H2 id={titleId} tabIndex={-1} textStyle="display" paddingY="2">
              {words.title(group.length, has.length)}
            </H2>
            <Note marginTop="4" maxWidth="measure">
              {words.reflection}
            </Note>
            <Flex flexWrap="wrap" gap="3" marginTop="8" css={{ "@media print": { display: "none" } }}>
              <CopyButton
                text={window.location.origin + togetherPath + fragment}
                {...words.copy}
                size="lg"
                variant="solid"
              />
              {canPrint() && (
                <Button variant="outline" size="lg" onClick={() => window.print()}>
                  {words.print}
                </Button>
              )}
            </Flex>
            {!canPrint() && <Note marginTop="3">{words.withoutPrint}</Note>}
          </Box>
          <RoleWheel
            // Turns to the new group.
            key={fragment}
            roles={roles}
            counts={counts}
            of={group.length}
            lit={[first.key, ...leading.slice(1)]}
            praxis={words.praxis}
            hrefOf={rolePath}
            label={words.wheel}
          />
        </Columns>
      </Section>
      <Section tone="sunken" labelledBy="has-title">
        <SectionHeading id="has-title" title={words.has.title} size="h1" />
        <Columns as="ul" fit="20rem" gap="gap" marginTop="8">
          {has.map((role) => (
            <RoleCard key={role.key} role={role} place={place(role.key)}>
              <Lead>{peopleIn(membersOf(role.key), words.unnamed)}</Lead>
              {counts[role.key] > 1 && <Note>{words.has.more}</Note>}
            </RoleCard>
          ))}
        </Columns>
      </Section>
      <Section labelledBy="lacks-title">
        <SectionHeading
          id="lacks-title"
          title={words.lacks.title}
          text={lacks.length > 0 ? words.lacks.text : words.lacks.none}
          size="h1"
          marginTop="4"
          maxWidth="measure"
        />
        {lacks.length > 0 && (
          <List.Root variant="ruled" marginTop="6">
            {lacks.map(({ key, name, gloss }) => (
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
    </>
  );
}

function RoleCard({ role, place, children }: { role: ShownRole; place: number; children: ReactNode }) {
  return (
    <Flex as="li" gap="4" alignItems="start" flexWrap="wrap" css={hue(place)} breakInside="avoid">
      <RoleDisc role={role.key} boxSize="16" />
      <Box flex="1 1 10rem" minWidth="0" borderTopWidth="medium" borderColor="[var(--hue)]" paddingTop="2">
        <H3 textStyle="h4">
          <RouteLink to={rolePath(role.key)}>{role.name}</RouteLink>
        </H3>
        {children}
        <Text color="fg.muted" marginTop="1">
          {role.gloss}
        </Text>
      </Box>
    </Flex>
  );
}

/** Returns the names of these people, then the number of those without one: "Ada, Ben, 2 people". */
function peopleIn(members: readonly Member[], unnamed: (count: number) => string): string {
  const names = members.map(({ name }) => name).filter((name) => name !== "");
  const others = members.length - names.length;
  return [...names, ...(others > 0 ? [unnamed(others)] : [])].join(", ");
}
