const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** WCAG relative luminance of a `#rrggbb` colour, or `null` when it is not one. */
export function luminance(hex: string): number | null {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!match) return null;
  const [red = 0, green = 0, blue = 0] = match
    .slice(1)
    .map((part) => channel(Number.parseInt(part, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.x contrast ratio of two `#rrggbb` colours, 1 to 21, or `null` when either is not a colour. */
export function contrastRatio(first: string, second: string): number | null {
  const a = luminance(first);
  const b = luminance(second);
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const mix = (hex: string, towards: 0 | 255, share: number): string =>
  `#${[1, 3, 5]
    .map((start) => {
      const value = Number.parseInt(hex.slice(start, start + 2), 16);
      return Math.round(value + (towards - value) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** The colour nearest to `hex`, darker or lighter, that reaches `target` against `ground`; `null` when `hex` is no colour. */
export function nearestPassing(hex: string, ground: string, target: number): string | null {
  if (contrastRatio(hex, ground) === null) return null;
  for (let share = 0; share <= 1; share += 0.01) {
    const found = [mix(hex, 0, share), mix(hex, 255, share)].find(
      (candidate) => (contrastRatio(candidate, ground) ?? 0) >= target,
    );
    if (found) return found;
  }
  return null;
}
