import { chakra } from "@chakra-ui/react/styled-system";
import { RouteLink } from "../../components/links.tsx";

export function PageColumns({ pages }: { pages: readonly { path: string; title: string }[] }) {
  return (
    <chakra.ul listStyle="none" columns="[16rem]" columnGap="8">
      {pages.map(({ path, title }) => (
        <chakra.li key={path} breakInside="avoid">
          <RouteLink to={path} variant="standalone" lineHeight="snug" paddingY="1">
            {title}
          </RouteLink>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
