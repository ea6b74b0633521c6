export const visions = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const;
export type Vision = (typeof visions)[number];

/**
 * Rows of red, green and blue in linear light. The first three matrices are at full severity. Source: Machado, Oliveira
 * and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency". It appeared in IEEE TVCG 15
 * (6), 2009. The last is the luminance of sRGB (IEC 61966-2-1).
 */
const matrices: Record<Vision, readonly (readonly [number, number, number])[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** Returns the `values` of an feColorMatrix, which computes in linear light by default. */
export function filterMatrix(vision: Vision): string {
  return `${matrices[vision].map((row) => `${row.join(" ")} 0 0`).join(" ")} 0 0 0 1 0`;
}
