import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import type { SuitedProgram } from "../../quiz/quiz-content.ts";

interface RoleProgramsProps {
  title: string;
  /** Most likely first. */
  programs: readonly SuitedProgram[];
}

export function RolePrograms({ title, programs }: RoleProgramsProps) {
  const [first, ...others] = programs;
  return (
    <Band tone="tint" colorPalette="night" labelledBy="programs-title">
      <Heading as="h2" id="programs-title" textStyle="h2">
        {title}
      </Heading>
      <Grid columnGap="20" rowGap="8" marginTop="6" templateColumns={{ base: "minmax(0, 1fr)", lg: "5fr 6fr" }}>
        {first && (
          <div>
            <Heading as="h3" textStyle="h3">
              <RouteLink to={first.url} variant="standalone">
                {first.title}
              </RouteLink>
            </Heading>
            <Text textStyle="lead" marginY="3">
              {first.why}
            </Text>
            <Text>{first.summary}</Text>
          </div>
        )}
        <List.Root variant="ruled" borderColor="colorPalette.line">
          {others.map(({ title, url, why }) => (
            <List.Item key={url} paddingY="3">
              <Heading as="h3" textStyle="h4">
                <RouteLink to={url} variant="standalone">
                  {title}
                </RouteLink>
              </Heading>
              <Text>{why}</Text>
            </List.Item>
          ))}
        </List.Root>
      </Grid>
    </Band>
  );
}
