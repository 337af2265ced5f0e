import type { Choice } from './choice-list';

interface ToggleGroupProps {
  label: string;
  choices: readonly Choice[];
  onToggle: (value: string) => void;
}

export function ToggleGroup({ label, choices, onToggle }: ToggleGroupProps) {
  return (
    <div role="group" aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1.5">
      {choices.map(({ value, label: name, count, checked }) => (
        <button
          key={value}
          type="button"
          aria-pressed={checked}
          onClick={() => onToggle(value)}
          className={`grid min-h-11 min-w-0 place-content-center rounded-2 border px-1 py-1 text-sm font-semibold ${
            checked
              ? 'border-text bg-text text-bg'
              : 'border-line-control bg-surface hover:border-text'
          }`}
        >
          {`${name} `}
          <span className={`text-xs font-normal nums ${checked ? '' : 'text-muted'}`}>
            {count}
            <span className="sr-only">{count === '1' ? ' product' : ' products'}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
