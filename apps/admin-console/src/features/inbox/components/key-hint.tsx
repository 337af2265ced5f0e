import { Kbd } from '@market/ui/kbd';

/**
 * The key of a button, in the button's colours. Hidden on touch screens, and from screen readers,
 * which read `aria-keyshortcuts`.
 */
export const KeyHint = ({ children }: { children: string }) => (
  <Kbd
    aria-hidden="true"
    className="border-current! bg-transparent! text-inherit! opacity-80 pointer-coarse:hidden"
  >
    {children}
  </Kbd>
);

/** What keys do: "J K move". */
export const KeyLegend = ({ keys, children }: { keys: readonly string[]; children: string }) => (
  <span className="inline-flex items-center gap-1 last:ml-auto">
    {keys.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
    {children}
  </span>
);
