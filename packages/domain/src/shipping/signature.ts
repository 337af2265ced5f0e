/** The drawing area of a signature, in the units of its SVG path. */
export const SIGNATURE_WIDTH = 320;
export const SIGNATURE_HEIGHT = 116;

/** Moves and lines only: `M10 20L30 40`. Anything else is a typed name. */
const drawn = /^M[\d.]+ [\d.]+(?:[ML][\d.]+ [\d.]+)*$/;

/** Whether a signature was drawn. It is typed otherwise. */
export const isDrawn = (signature: string): boolean => drawn.test(signature);
