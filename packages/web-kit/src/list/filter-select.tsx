import { Select, type SelectOption } from '@market/ui/select';

interface FilterSelectProps<Value extends string> {
  /** "Status", also said before the chosen value. */
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

const ANY = 'any';

/** One filter of a list. "Any" takes it out of the URL. */
export function FilterSelect<Value extends string>({ label, options, value, onChange }: FilterSelectProps<Value>) {
  return (
    <Select<Value | typeof ANY>
      label={label}
      prefix={`${label}: `}
      options={[{ value: ANY, label: 'any' }, ...options]}
      value={value ?? ANY}
      onValueChange={(next) => onChange(next === ANY ? undefined : next)}
      className="w-auto! max-md:flex-1 max-md:basis-[calc(50%-.5rem)]"
    />
  );
}
