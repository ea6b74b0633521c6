import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Input } from "@chakra-ui/react/input";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { Icon } from "../drawings/icon.tsx";
import { notify } from "./notify.ts";

interface CopyButtonProps extends Omit<ButtonProps, "onClick" | "children"> {
  /** What goes to the clipboard. */
  text: string;
  /** The button’s words: "Copy address". */
  label: string;
  /** Said when it is done: "Address copied". */
  done: string;
  /** Says what to do where the browser denies the clipboard: the text is then shown, selected. */
  denied: string;
}

/** Copies `text`. Needs scripts, so it is hidden where there are none. */
export function CopyButton({ text, label, done, denied, ...rest }: CopyButtonProps) {
  const [isDenied, setDenied] = useState(false);
  // Without a connection the notification may not come, so the button shows it too.
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
    // A label, so that it is seen, and spoken when the text takes the focus.
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
