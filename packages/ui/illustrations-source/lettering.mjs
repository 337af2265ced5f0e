import { ink } from './colours.mjs';
import { round } from './isometric.mjs';
import { text } from './shapes.mjs';

// Text sized to fit its field.

/** The width of a text in Archivo at font width 112. The fallback fonts are narrower. */
const widthOf = (words) =>
  [...words].reduce(
    (sum, letter) =>
      sum +
      (' .,:-i'.includes(letter)
        ? 0.33
        : /[mwMW]/.test(letter)
          ? 1.06
          : /[A-Z]/.test(letter)
            ? 0.82
            : 0.69),
    0,
  );

/** Text as large as `size`, or smaller where it would be wider than `room`. */
export const fitted = (x, y, room, size, words, fill = ink, anchor = 'start', weight = 800) =>
  text(x, y, round(Math.min(size, room / widthOf(words))), words, fill, weight, anchor);

/** A rating. If it has a unit, the unit is smaller than the number: `5 kVA`, `1,000 V`, `Wi-Fi`. */
export function rating(x, y, room, size, words, fill = ink, anchor = 'start') {
  const [, number, unit] = /^([\d.,]+)\s+(.+)$/.exec(words) ?? [];
  if (!number) return fitted(x, y, room, size, words, fill, anchor);
  const fit = Math.min(size, room / (widthOf(number) + 0.2 + 0.6 * widthOf(unit)));
  return text(
    x,
    y,
    round(fit),
    `${number}<tspan dx="${round(fit * 0.2)}" font-size="${round(fit * 0.6)}" font-weight="700">${unit}</tspan>`,
    fill,
    800,
    anchor,
  );
}
