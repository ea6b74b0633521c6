import { chakra } from "@chakra-ui/react/styled-system";

/** Distance between lines in millimeters, as handwriting needs. */
const pitch = 8;
/** More lines than any paper has room for. */
const most = 16;

const Room = chakra("svg", {
  base: {
    width: "full",
    flex: "1 0 0",
    minHeight: { base: "[26mm]", _print: "[17mm]" },
    overflow: "hidden",
    color: "border.control",
    stroke: "[currentColor]",
    _highContrast: { color: "[CanvasText]" },
  },
});

/** Draws lines to write on, as many as the side has room for. */
export function WritingRoom() {
  return (
    <Room aria-hidden="true" focusable="false">
      {Array.from({ length: most }, (_, index) => {
        const y = `${pitch * (index + 1)}mm`;
        return <line key={y} x2="100%" y1={y} y2={y} />;
      })}
    </Room>
  );
}
