import * as z from 'zod/mini';
import { contrast } from '@market/domain/themes/contrast';
import { findReadableColour, readableColours } from '@market/domain/themes/readable-colours';
import {
  hexColour,
  themeColoursSchema,
  type ThemeColours,
  type ThemeBackgrounds,
} from '@market/domain/themes/theme';

interface Contrast {
  readonly contrast?: number;
  /** The nearest colour with enough contrast. Undefined when this one has enough. */
  readonly readable?: string;
}

/** The contrast between two colours. Empty while either is incomplete. */
export function measureContrast(colour: string, against?: string, target?: number): Contrast {
  const pair = z.safeParse(z.tuple([hexColour, hexColour]), [colour, against]);
  if (!pair.success) return {};
  const [text, ground] = pair.data;
  const readable = findReadableColour(text, [ground], target);
  return { contrast: contrast(text, ground), ...(readable !== text && { readable }) };
}

/** The nearest readable colours. Undefined when all are readable, or one is incomplete. */
export function nearestReadableColours(
  colours: ThemeColours,
  ground: ThemeBackgrounds,
): ThemeColours | undefined {
  const valid = z.safeParse(themeColoursSchema, colours);
  if (!valid.success) return undefined;
  const readable = readableColours(valid.data, ground);
  return JSON.stringify(readable) === JSON.stringify(valid.data) ? undefined : readable;
}
