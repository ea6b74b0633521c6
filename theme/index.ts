import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { conditions } from "./conditions.ts";
import { defineTokens } from "./definitions.ts";
import { resolver, tokenFiles } from "./token-files.ts";

const { tokens, semanticTokens, textStyles } = defineTokens(tokenFiles, resolver);

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    strictTokens: true,
    cssVarsPrefix: "k",
    preflight: false,
    conditions,
    theme: { tokens, semanticTokens, textStyles },
  }),
);

export default system;
