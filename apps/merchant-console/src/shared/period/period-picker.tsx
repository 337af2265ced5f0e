import { Calendar } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Period } from '@market/domain/sales/period';
import { Button } from '@market/ui/button';
import { Segmented } from '@market/ui/segmented';
import { presets, type PeriodSearch, type Preset } from './period';

// Loaded when first opened.
const DatesDialog = lazy(async () => ({ default: (await import('./dates-dialog')).DatesDialog }));

const labels: Record<Preset, string> = {
  '7-days': '7 days',
  '30-days': '30 days',
  'this-month': 'This month',
  '12-months': '12 months',
};
const options = presets.map((value) => ({ value, label: labels[value] }));

interface PeriodPickerProps {
  search: PeriodSearch;
  /** The date range of the search. */
  period: Period;
  /** The latest day to choose, YYYY-MM-DD. */
  today: string;
  onChange: (search: PeriodSearch) => void;
}

/** A predefined period or a custom date range. */
export function PeriodPicker({ search, period, today, onChange }: PeriodPickerProps) {
  const [open, setOpen] = useState(false);
  const isOwn = search.startDate === period.startDate && search.endDate === period.endDate;
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      <div className="max-md:w-full">
        <Segmented<Preset | 'own'>
          block
          label="Period"
          options={options}
          value={isOwn ? 'own' : search.period}
          onValueChange={(preset) =>
            preset !== 'own' &&
            onChange({ period: preset, startDate: undefined, endDate: undefined })
          }
        />
      </div>
      <Button
        variant={isOwn ? 'ink' : 'outline'}
        icon={<Calendar size={16} />}
        className="max-md:w-full"
        onClick={() => setOpen(true)}
      >
        Custom dates
      </Button>
      {open && (
        <Suspense>
          <DatesDialog
            period={period}
            today={today}
            onChoose={(days) => onChange({ period: search.period, ...days })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
