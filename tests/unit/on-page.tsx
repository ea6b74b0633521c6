import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { PathContext } from "../../src/components/use-address.ts";
import { system } from "../../theme/index.ts";

export const withTheme = (content: ReactNode) => <ChakraProvider value={system}>{content}</ChakraProvider>;

/** Wraps content in the theme and the path, as pages do. Opens the address, if there is one. */
export function onPage(content: ReactNode, address?: string) {
  if (address !== undefined) history.replaceState(null, "", address);
  const { pathname } = new URL(address ?? "/", location.origin);
  return withTheme(<PathContext value={pathname}>{content}</PathContext>);
}

export const renderOnPage = (content: ReactNode, address?: string) => render(onPage(content, address));
