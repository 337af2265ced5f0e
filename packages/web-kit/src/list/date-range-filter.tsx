import { DateInput } from '@market/ui/date-input';

interface DateRangeFilterProps {
  /** The event: "Placed" gives the labels "Placed from" and "Placed until". */
  label: string;
  /** Lagos dates, `2026-11-20`; both days are included. */
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from?: string | undefined; to?: string | undefined }) => void;
}

/**
 * Filters a list by two dates. `onChange` gets the changed date, or undefined when it is cleared.
 */
export function DateRangeFilter({ label, from, to, onChange }: DateRangeFilterProps) {
  return (
    <div className="flex items-center gap-2 text-sm text-muted max-md:w-full">
      <DateInput
        aria-label={`${label} from`}
        className="w-auto! max-md:flex-1 md:w-36!"
        max={to}
        value={from ?? ''}
        onValueChange={(day) => onChange({ from: day || undefined })}
      />
      <span aria-hidden="true">to</span>
      <DateInput
        aria-label={`${label} until`}
        className="w-auto! max-md:flex-1 md:w-36!"
        min={from}
        value={to ?? ''}
        onValueChange={(day) => onChange({ to: day || undefined })}
      />
    </div>
  );
}
