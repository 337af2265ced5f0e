import { clsx } from 'clsx';

/** The trading name and its mark. Without a mark, the initial is shown on an accent tile. */
export type BrandIdentity = { name: string; markUrl?: string | undefined };

const sizes = {
  sm: { mark: 'size-[22px] text-[13px]', name: 'text-[1.25rem]' },
  md: { mark: 'size-[26px] text-[15px]', name: 'text-[1.5625rem]' },
} as const;

export type BrandProps = BrandIdentity & {
  size?: keyof typeof sizes | undefined;
  /** The app's name: "Merchant". */
  suffix?: string | undefined;
  /** Classes for the name, for layouts that hide it when they are narrow. */
  nameClassName?: string | undefined;
};

/** The mark alone. Decorative: the name is next to it or labels its link. */
export function BrandMark({
  name,
  markUrl,
  className,
}: BrandIdentity & { className?: string | undefined }) {
  if (markUrl)
    return (
      <img src={markUrl} alt="" width={30} height={30} className={clsx('flex-none', className)} />
    );
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid flex-none place-items-center rounded-[3px] bg-accent font-display leading-none font-[800] text-on-accent [font-stretch:118%]',
        className,
      )}
    >
      {name.charAt(0).toUpperCase()}
    </span>
  );
}

export function Brand({ size = 'md', suffix, nameClassName, ...identity }: BrandProps) {
  return (
    <span className="inline-flex items-center gap-[9px]">
      <BrandMark {...identity} className={sizes[size].mark} />
      <span
        className={clsx(
          'font-display leading-none font-[760] tracking-[-.04em] whitespace-nowrap [font-stretch:118%]',
          sizes[size].name,
          nameClassName,
        )}
      >
        {identity.name}
      </span>
      {suffix && (
        <span className={clsx('text-2xs leading-none font-semibold opacity-70', nameClassName)}>
          {suffix}
        </span>
      )}
    </span>
  );
}
