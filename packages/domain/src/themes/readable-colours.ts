import { contrast, rgbToHex, luminance, hexToRgb, type Rgb } from './contrast';
import type { ThemeColours, ThemeBackgrounds } from './theme';

/** WCAG 2 minimum for text, and for the border of a field. */
const MIN_TEXT_CONTRAST = 4.5;
export const MIN_BORDER_CONTRAST = 3;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** The number of shades to try, more than a screen can show. */
const STEPS = 256;

/** The lowest contrast with any of the backgrounds. */
const lowestContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

const mixColours = (from: Rgb, to: Rgb, share: number): string =>
  rgbToHex([
    mixChannel(from[0], to[0], share),
    mixChannel(from[1], to[1], share),
    mixChannel(from[2], to[2], share),
  ]);

const mixChannel = (from: number, to: number, share: number): number => from + (to - from) * share;

/**
 * The colour closest to `colour` that is readable on all `grounds`: darker or lighter, whichever is
 * closer, with the same hue. Returns `colour` when it is already readable. Returns black or white,
 * whichever is better, when nothing passes because the backgrounds differ too much.
 */
export function findReadableColour(
  colour: string,
  grounds: readonly string[],
  ratio: number = MIN_TEXT_CONTRAST,
): string {
  if (lowestContrast(colour, grounds) >= ratio) return colour;
  const from = hexToRgb(colour);
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    const passing = [mixColours(from, BLACK, share), mixColours(from, WHITE, share)].filter(
      (shade) => lowestContrast(shade, grounds) >= ratio,
    );
    const [best] = passing.sort((a, b) => lowestContrast(b, grounds) - lowestContrast(a, grounds));
    if (best !== undefined) return best;
  }
  return lowestContrast(rgbToHex(BLACK), grounds) >= lowestContrast(rgbToHex(WHITE), grounds)
    ? rgbToHex(BLACK)
    : rgbToHex(WHITE);
}

/** A merchant's colours adjusted for contrast: text at least 4.5 to 1, field borders 3 to 1. */
export function readableColours(
  colours: ThemeColours,
  { page, band }: ThemeBackgrounds,
): ThemeColours {
  const onPage = [page, band];
  const { fieldBackground, primaryButton } = colours;
  return {
    headingsAndLinks: findReadableColour(colours.headingsAndLinks, onPage),
    bodyText: findReadableColour(colours.bodyText, onPage),
    salePrice: findReadableColour(colours.salePrice, onPage),
    primaryButton,
    primaryLabel: findReadableColour(colours.primaryLabel, [primaryButton]),
    fieldText: findReadableColour(colours.fieldText, [fieldBackground]),
    fieldBorder: findReadableColour(colours.fieldBorder, [fieldBackground], MIN_BORDER_CONTRAST),
    fieldBackground,
  };
}

/** Whether a background is dark and needs light icons and focus rings. */
export const isDark = (hex: string): boolean => luminance(hex) < 0.179;
