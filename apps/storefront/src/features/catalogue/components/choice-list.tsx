import { startTransition, useOptimistic, useState } from 'react';
import { Checkbox } from '@market/ui/checkbox';
import { LinkButton } from '@market/ui/link';
import { SearchInput } from '@market/ui/search-input';
import { waitForNextPaint } from '@market/ui/run-on-idle';

export interface Choice {
  value: string;
  label: string;
  /** The number of matching products, as text. */
  count: string;
  checked: boolean;
}

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  onToggle: (value: string) => void;
  /** The label of a field that filters a long list. */
  finder?: string;
}

const COLLAPSED_CHOICES = 6;
const MAX_WITHOUT_SEARCH = 10;

export const ChoiceCount = ({ children }: { children: string }) => (
  <span className="text-xs text-muted nums">
    {children}
    <span className="sr-only">{children === '1' ? ' product' : ' products'}</span>
  </span>
);

/** A long list shows six choices and can be expanded. Ticked boxes always stay visible. */
export function ChoiceList({ label, choices, onToggle, finder }: ChoiceListProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [filterText, setFilterText] = useState('');
  // A press renders only its checkbox. The other parts of the page render afterwards.
  const [ticked, tick] = useOptimistic(choices, (current, toggled: string) =>
    current.map((choice) =>
      choice.value === toggled ? { ...choice, checked: !choice.checked } : choice,
    ),
  );
  const toggle = (value: string) =>
    startTransition(async () => {
      tick(value);
      await waitForNextPaint();
      startTransition(() => onToggle(value));
    });
  const matching = ticked.filter((choice) =>
    choice.label.toLowerCase().includes(filterText.trim().toLowerCase()),
  );
  const shown = isExpanded
    ? matching
    : matching.filter(({ checked }, index) => checked || index < COLLAPSED_CHOICES);
  const folded = matching.length - shown.length;
  return (
    <>
      {finder && choices.length > MAX_WITHOUT_SEARCH && (
        <SearchInput
          label={finder}
          value={filterText}
          onValueChange={setFilterText}
          size="sm"
          className="mb-2.5"
        />
      )}
      <ul aria-label={label}>
        {shown.map(({ value, label: name, count, checked }) => (
          <li key={value} className="flex min-h-[30px] items-center gap-3">
            <Checkbox
              label={name}
              checked={checked}
              onChange={() => toggle(value)}
              className="min-w-0 flex-1 break-words"
            />
            <ChoiceCount>{count}</ChoiceCount>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-sm text-muted">No matches</p>}
      {folded > 0 && (
        <LinkButton
          className="mt-1.5 text-sm pointer-coarse:min-h-11"
          onClick={() => setIsExpanded(true)}
        >
          {`${folded} more`}
        </LinkButton>
      )}
    </>
  );
}
