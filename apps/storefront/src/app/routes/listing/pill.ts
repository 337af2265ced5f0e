/** The style of links to related pages next to a page title. */
export const pill =
  'inline-flex h-9 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-text aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-bg pointer-coarse:h-11';
