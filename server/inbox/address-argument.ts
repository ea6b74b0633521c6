import { InvalidArgumentError } from "commander";

export const addressArgument = ["<email>", "the address", emailAddress] as const;

function emailAddress(typed: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(typed.trim())) throw new InvalidArgumentError("It is no email address.");
  return typed;
}
