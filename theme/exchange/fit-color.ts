import { type CssNode, type FunctionNode, parse } from "css-tree";
import { isObject } from "../dtcg/read-tree.ts";
import type { ColorValue } from "../dtcg/values.ts";
import type { FittedValue } from "./fit-value.ts";

/** Parses a CSS value. Returns an empty list if it is invalid. */
export function valueNodes(text: string): CssNode[] {
  try {
    const value = parse(text, { context: "value" });
    return value.type === "Value" ? [...value.children] : [];
  } catch (error) {
    if (error instanceof Error && error.name === "SyntaxError") return [];
    throw error;
  }
}

type Component = number | "none";

/** Converts a color object of the standard or a CSS color to the standard's form. */
export function fitColor(given: unknown): FittedValue {
  if (typeof given === "string") return fromText(given);
  if (!isObject(given)) return { problem: "is not a color; write it as in DTCG or CSS" };
  const { alpha, hex: written, ...rest } = given;
  const hex = typeof written === "string" ? written.toLowerCase() : written;
  // Only a color outside sRGB needs the hex fallback. Design tools write it for every color.
  const isPlain = rest.colorSpace === "srgb";
  return {
    value: {
      ...rest,
      ...(alpha === undefined || alpha === 1 ? {} : { alpha }),
      ...(isPlain || hex === undefined ? {} : { hex }),
    },
  };
}

/** CSS color functions with their color space in the standard. `whole` is 100 % of each component. */
const functions: Readonly<Record<string, { colorSpace: ColorValue["colorSpace"]; whole: readonly number[] }>> = {
  hsl: { colorSpace: "hsl", whole: [360, 100, 100] },
  hsla: { colorSpace: "hsl", whole: [360, 100, 100] },
  hwb: { colorSpace: "hwb", whole: [360, 100, 100] },
  lab: { colorSpace: "lab", whole: [100, 125, 125] },
  lch: { colorSpace: "lch", whole: [100, 150, 360] },
  oklab: { colorSpace: "oklab", whole: [1, 0.4, 0.4] },
  oklch: { colorSpace: "oklch", whole: [1, 0.4, 360] },
  rgb: { colorSpace: "srgb", whole: [255, 255, 255] },
  rgba: { colorSpace: "srgb", whole: [255, 255, 255] },
};

const spaces: Readonly<Record<string, ColorValue["colorSpace"]>> = {
  "a98-rgb": "a98-rgb",
  "display-p3": "display-p3",
  "prophoto-rgb": "prophoto-rgb",
  rec2020: "rec2020",
  srgb: "srgb",
  "srgb-linear": "srgb-linear",
  xyz: "xyz-d65",
  "xyz-d50": "xyz-d50",
  "xyz-d65": "xyz-d65",
};

function fromText(text: string): FittedValue {
  const [node, ...more] = valueNodes(text);
  const color = more.length > 0 ? undefined : node?.type === "Hash" ? fromHex(node.value) : fromFunction(node);
  return color ? { value: color } : { problem: `${text.slice(0, 60)} is not a readable color; write hex or OKLCH` };
}

function fromHex(digits: string): ColorValue | undefined {
  const isShort = digits.length === 3 || digits.length === 4;
  if (!/^[0-9a-f]+$/i.test(digits) || (!isShort && digits.length !== 6 && digits.length !== 8)) return undefined;
  const pairs = isShort ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return { colorSpace: "srgb", components: [red, green, blue], ...(alpha < 1 ? { alpha } : {}) };
}

function fromFunction(node: CssNode | undefined): ColorValue | undefined {
  if (node?.type !== "Function") return undefined;
  const name = node.name.toLowerCase();
  const [first, ...rest] = argumentsOf(node);
  if (name === "color") {
    const colorSpace = first?.type === "Identifier" ? new Map(Object.entries(spaces)).get(first.name) : undefined;
    return colorSpace && colorOf(colorSpace, rest, [1, 1, 1]);
  }
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!known || !first) return undefined;
  const color = colorOf(known.colorSpace, [first, ...rest], known.whole);
  // Channels of rgb() range to 255, and the standard's to 1.
  if (color?.colorSpace !== "srgb") return color;
  return { ...color, components: color.components.map((part) => (part === "none" ? part : part / 255)) };
}

function argumentsOf({ children }: FunctionNode): CssNode[] {
  return [...children].filter((node) => node.type !== "Operator");
}

function colorOf(
  colorSpace: ColorValue["colorSpace"],
  nodes: readonly CssNode[],
  whole: readonly number[],
): ColorValue | undefined {
  const numbers = nodes.map((node, index) => component(node, whole[index] ?? 1));
  const [one, two, three, alpha = 1] = numbers;
  if (one === undefined || two === undefined || three === undefined || numbers.length > 4) return undefined;
  if (numbers.includes(undefined)) return undefined;
  return { colorSpace, components: [one, two, three], ...(alpha === 1 || alpha === "none" ? {} : { alpha }) };
}

function component(node: CssNode, whole: number): Component | undefined {
  if (node.type === "Number") return Number(node.value);
  if (node.type === "Percentage") return (Number(node.value) / 100) * whole;
  if (node.type === "Dimension" && node.unit === "deg") return Number(node.value);
  return node.type === "Identifier" && node.name === "none" ? "none" : undefined;
}
