import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Island } from "../components/island.tsx";
import { searchPath } from "../search/search-file.ts";
import { asksForSearch, searchKeySetting } from "../search/search-key.ts";
import type { SearchDialogProps } from "./search-dialog.tsx";

/**
 * Search as a dialog, which is loaded when it is first asked for, by a link or by its key. Where it cannot be loaded, the
 * page of results opens instead.
 */
export function useSearchDialog(): { open: (opener: HTMLElement) => void; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();

  const open = (element: HTMLElement) => {
    import("./search-dialog.tsx").then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
        setOpener(element);
        setOpen(true);
      },
      () => navigate(searchPath),
    );
  };

  useEffect(() => {
    const onKey = (press: KeyboardEvent) => {
      if (isOpen || !asksForSearch(press)) return;
      press.preventDefault();
      if (document.activeElement instanceof HTMLElement) open(document.activeElement);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  return {
    open,
    dialog: Dialog && (
      <Island onFailure={() => window.location.assign(searchPath)}>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} opener={opener} setting={searchKeySetting} />
      </Island>
    ),
  };
}
