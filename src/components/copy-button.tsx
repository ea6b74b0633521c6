import { Button, type ButtonProps, chakra, Input } from "@chakra-ui/react";
import { useId, useState } from "react";
import { Icon } from "../drawings/icon.tsx";
import { notify } from "./notify.ts";

interface CopyButtonProps extends Omit<ButtonProps, "onClick" | "children"> {
  text: string;
  label: string;
  done: string;
  /**
   * Instructions for a visitor whose browser denies access to the clipboard. They appear above a field with `text`,
   * which is selected.
   */
  denied: string;
}

/** Copies `text`. It needs scripts, so it is hidden if scripting is off. */
export function CopyButton({ text, label, done, denied, ...rest }: CopyButtonProps) {
  const [isDenied, setDenied] = useState(false);
  // Without a connection, the code that renders notifications might not load, so the button confirms too.
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      notify({ title: done, type: "success" });
    } catch {
      setDenied(true);
    }
  };
  if (isDenied) {
    // The instructions are a visible label, which screen readers announce when the input gets the focus.
    return (
      <chakra.label htmlFor={id} display="grid" gap="2" flexBasis="full" marginTop="2" textStyle="small">
        {denied}
        <Input id={id} readOnly autoFocus value={text} onFocus={(event) => event.target.select()} />
      </chakra.label>
    );
  }
  return (
    <Button
      variant="outline"
      data-scripts="touch"
      css={{ "@media (scripting: none)": { display: "none" } }}
      {...rest}
      onClick={copy}
    >
      <Icon name={isCopied ? "check" : "copy"} size="icon.sm" />
      {label}
    </Button>
  );
}
