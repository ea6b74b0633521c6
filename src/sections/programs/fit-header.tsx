import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { RouteLink } from "../../components/links.tsx";
import { rolePath } from "../../quiz/role-link.ts";

export type FitWords = Pick<QuizCopy["results"], "eyebrow" | "eyebrowTie" | "tie" | "alsoTied">;

interface FitHeaderProps {
  words: FitWords;
  /** Every role with the most answers. The first two are the visitor's. */
  leading: readonly Pick<Role, "key" | "name">[];
}

export function FitHeader({ words, leading }: FitHeaderProps) {
  const [own, alsoTied] = [leading.slice(0, 2), leading.slice(2)];
  const isTie = own.length > 1;
  return (
    <>
      <Text textStyle="label" color="colorPalette.fg">
        {isTie ? words.eyebrowTie : words.eyebrow}
      </Text>
      <Heading as="h2" id="fit-title" textStyle="h1" marginTop="2">
        <RoleLinks roles={own} between=" and " />
      </Heading>
      {isTie && <Text marginTop="2">{words.tie}</Text>}
      {alsoTied.length > 0 && (
        <Text marginTop="2">
          {`${words.alsoTied} `}
          <RoleLinks roles={alsoTied} between=", " />
        </Text>
      )}
    </>
  );
}

function RoleLinks({ roles, between }: { roles: FitHeaderProps["leading"]; between: string }) {
  return roles.map(({ key, name }, index) => (
    <span key={key}>
      {index > 0 && between}
      <RouteLink to={rolePath(key)}>{name}</RouteLink>
    </span>
  ));
}
