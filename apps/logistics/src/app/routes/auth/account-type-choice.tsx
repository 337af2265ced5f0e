import { SegmentedControl } from '@market/ui/segmented-control';
import type { AccountType } from './account-type';

interface AccountTypeChoiceProps {
  value: AccountType;
  onChange: (type: AccountType) => void;
}

const options = [
  { value: 'partner', label: 'Shipping partner' },
  { value: 'admin', label: 'Platform staff' },
] as const;

export function AccountTypeChoice({ value, onChange }: AccountTypeChoiceProps) {
  return (
    <div className="mb-5 grid gap-1.5">
      <SegmentedControl
        label="Account type"
        options={options}
        value={value}
        onValueChange={onChange}
        block
      />
      <p className="text-sm text-muted">
        {value === 'partner'
          ? 'For companies that deliver for the platform.'
          : 'For the platform’s dispatchers and schedulers.'}
      </p>
    </div>
  );
}
