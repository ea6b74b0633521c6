import { ChakraProvider } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import { system } from "../../theme/index.ts";
import { IslandRenderer } from "../components/island.tsx";
import { PathContext } from "../components/use-address.ts";

interface IslandRootProps {
  path: string;
  /** Called when the browser shows what React has rendered. */
  onReady?: () => void;
  children: ReactNode;
}

/** The providers around every island. The build and the browser must render the same elements. */
export function IslandRoot({ path, onReady, children }: IslandRootProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <ChakraProvider value={system}>
      {/* An island inside an island is a part of the outer one. */}
      <IslandRenderer value={undefined}>
        <PathContext value={path}>{children}</PathContext>
      </IslandRenderer>
    </ChakraProvider>
  );
}
