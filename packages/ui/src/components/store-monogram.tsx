import { clsx } from 'clsx';

const backgroundClasses = [
  'bg-(--mono-1)',
  'bg-(--mono-2)',
  'bg-(--mono-3)',
  'bg-(--mono-4)',
  'bg-(--mono-5)',
  'bg-(--mono-6)',
] as const;
const textClasses = [
  'text-(--mono-1)',
  'text-(--mono-2)',
  'text-(--mono-3)',
  'text-(--mono-4)',
  'text-(--mono-5)',
  'text-(--mono-6)',
] as const;
const sizes = { sm: 'size-8 text-2xs', md: 'size-10 text-base', lg: 'size-14 text-xl' } as const;

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const [first = '?', second] = words;
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
};

const toneIndex = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) %
  backgroundClasses.length;

/** The class of a store's own background colour, for white text. */
export const storeBackgroundClass = (name: string): string =>
  backgroundClasses[toneIndex(name)] ?? backgroundClasses[0];

export type StoreMonogramProps = {
  name: string;
  /** The store's logo. Without it, the initials are shown. */
  logoUrl?: string | null | undefined;
  size?: keyof typeof sizes | undefined;
  /** White with coloured initials, for use on the store's own background colour. */
  inverted?: boolean | undefined;
};

/**
 * A store's logo, or its initials on a colour derived from its name. Decorative: show the name next
 * to it.
 */
export function StoreMonogram({ name, logoUrl, size = 'md', inverted }: StoreMonogramProps) {
  const box = clsx('flex-none overflow-hidden rounded-2', sizes[size]);
  if (logoUrl)
    return (
      <img
        src={logoUrl}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        decoding="async"
        className={clsx(box, 'bg-well object-contain')}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={clsx(
        box,
        inverted
          ? ['bg-on-mono', textClasses[toneIndex(name)]]
          : [storeBackgroundClass(name), 'text-on-mono'],
        'grid place-items-center font-display leading-none font-bold [font-stretch:112%]',
      )}
    >
      {initials(name)}
    </span>
  );
}
