import * as z from 'zod/mini';
import { readableColours } from '@market/domain/themes/readable-colours';
import {
  themeColoursSchema,
  type ThemeColours,
  type ThemeGround,
} from '@market/domain/themes/theme';

/** The nearest readable colours. Undefined when all are readable, or one is incomplete. */
export function readableInstead(
  colours: ThemeColours,
  ground: ThemeGround,
): ThemeColours | undefined {
  const valid = z.safeParse(themeColoursSchema, colours);
  if (!valid.success) return undefined;
  const readable = readableColours(valid.data, ground);
  return JSON.stringify(readable) === JSON.stringify(valid.data) ? undefined : readable;
}
