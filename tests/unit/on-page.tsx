import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { system } from "../../theme/index.ts";

export const withTheme = (content: ReactNode) => <ChakraProvider value={system}>{content}</ChakraProvider>;

/** Gives content the theme and a router, as pages have them. */
export const onPage = (content: ReactNode, address = "/") =>
  withTheme(<MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>);

export const renderOnPage = (content: ReactNode, address?: string) => render(onPage(content, address));
