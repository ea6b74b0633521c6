import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { system } from "../../theme/index.ts";

/** Renders content with the theme and a router, as pages have them. */
export const renderOnPage = (content: ReactNode, address = "/") =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>
    </ChakraProvider>,
  );
