import { pagePolicy } from "../../delivery/policy.ts";

const heldScripts = /<template>(?:(?!<template>)[\s\S])*<\/template><script>[\s\S]*?<\/script>(?=<\/body>)/;
const policyTag = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*/;

/**
 * A built page as plain HTML: without the scripts, which would draw the prerendered page over what the intake has written
 * into it, and styled as where scripting is off, so that no control shows that needs them.
 */
export function stillPage(html: string): string {
  const still = html
    .replace(heldScripts, "")
    .replaceAll(/\(scripting:\s*none\)/g, "all")
    .replace(".resting ", ".rests-not ");
  return still.replace(policyTag, (_, tag: string) => tag + pagePolicy(still));
}
