import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { system } from "../../../theme/index.ts";

export function renderForm(form: ReactNode, address = "/") {
  return render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[address]}>{form}</MemoryRouter>
    </ChakraProvider>,
  );
}
