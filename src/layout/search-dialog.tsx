import { Button } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Flex } from "@chakra-ui/react/flex";
import { Portal } from "@chakra-ui/react/portal";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { type MouseEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { searchWords } from "../../data/search.ts";
import { dialogRecipe } from "../../theme/recipes/dialog.ts";
import { RouteLink } from "../components/links.tsx";
import { Icon } from "../drawings/icon.tsx";
import { searchAddress } from "../search/search-address.ts";
import type { SearchKeySetting } from "../search/search-key.ts";
import { walkResults } from "../search/walk-results.ts";
import { SearchField } from "../sections/search/search-field.tsx";
import { SearchResults } from "../sections/search/search-results.tsx";
import { SearchShortcut } from "../sections/search/search-shortcut.tsx";

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Where the focus goes when the visitor closes it. */
  opener: HTMLElement | null;
  /** Given and not imported: the layout has it in each page’s script, and it would become a file of its own. */
  setting: SearchKeySetting;
}

/** Search over whatever page the visitor is on. It is loaded when it is first asked for. */
export function SearchDialog({ isOpen, onClose, opener, setting }: SearchDialogProps) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const hasLeft = useRef(false);
  const navigate = useNavigate();

  const leave = () => {
    hasLeft.current = true;
    onClose();
  };
  const leaveByLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest("a");
    if (isLink && !ctrlKey && !metaKey && !shiftKey) leave();
  };
  /** Where a result leads, the focus goes there: see route-change.tsx. */
  const finalFocus = () => {
    if (!hasLeft.current) return opener;
    hasLeft.current = false;
    const main = document.querySelector("main");
    const { activeElement } = document;
    return activeElement instanceof HTMLElement && main?.contains(activeElement) ? activeElement : main;
  };
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={isOpen}
      onOpenChange={onClose}
      lazyMount
      unmountOnExit
      initialFocusEl={() => field.current}
      finalFocusEl={finalFocus}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content onKeyDown={walkResults} onClick={leaveByLink}>
            <Flex alignItems="center" justifyContent="space-between" gap="4" marginBottom="4">
              <Dialog.Title>{searchWords.title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button variant="ghost" size="icon">
                  <Icon name="close" />
                  <VisuallyHidden>{searchWords.close}</VisuallyHidden>
                </Button>
              </Dialog.CloseTrigger>
            </Flex>
            <SearchField
              words={searchWords}
              typed={typed}
              onType={setTyped}
              field={field}
              onSubmit={(query) => {
                leave();
                navigate(searchAddress(query));
              }}
            />
            <SearchResults
              words={searchWords}
              query={typed}
              elsewhere={
                <RouteLink to={searchWords.siteMap.to} variant="standalone">
                  {searchWords.siteMap.label}
                </RouteLink>
              }
            />
            <SearchShortcut words={searchWords.shortcut} setting={setting} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
