import { clsx } from 'clsx';

interface Part {
  readonly label: string;
  readonly amount: number;
  readonly colour: string;
}

/** Shares of a total as one bar, with the figures beside it. A negative share has no width. */
export const SplitBar = ({ parts }: { parts: readonly Part[] }) => (
  <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-[1px] bg-sunken">
    {parts.map(({ label, amount, colour }) => (
      <span
        key={label}
        className={clsx('h-full', colour)}
        style={{ flexGrow: Math.max(0, amount), flexBasis: 0 }}
      />
    ))}
  </div>
);
