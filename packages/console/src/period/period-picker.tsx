import { Calendar } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Period } from '@market/domain/sales/period';
import { Button } from '@market/ui/button';
import { SegmentedControl } from '@market/ui/segmented-control';
import { useScrollToCurrent } from '@market/ui/use-scroll-to-current';
import type { PeriodSearch, Preset } from './period';

const DatesDialog = lazy(async () => ({ default: (await import('./dates-dialog')).DatesDialog }));

const labels: Record<Preset, string> = {
  today: 'Today',
  '7-days': '7 days',
  '30-days': '30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  '12-months': '12 months',
};
const defaultPresets: readonly Preset[] = ['7-days', '30-days', 'this-month', '12-months'];

interface PeriodPickerProps {
  search: PeriodSearch;
  period: Period;
  /** The latest day to choose, YYYY-MM-DD. */
  today: string;
  presets?: readonly Preset[];
  onChange: (search: PeriodSearch) => void;
}

export function PeriodPicker({
  search,
  period,
  today,
  presets = defaultPresets,
  onChange,
}: PeriodPickerProps) {
  const [open, setOpen] = useState(false);
  const isOwn = search.startDate === period.startDate && search.endDate === period.endDate;
  const current = isOwn ? 'own' : search.period;
  const row = useScrollToCurrent<HTMLDivElement>(current, []);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:contents">
      <div ref={row} className="max-md:w-full max-md:overflow-x-auto">
        <SegmentedControl<Preset | 'own'>
          block
          label="Period"
          options={presets.map((value) => ({ value, label: labels[value] }))}
          value={current}
          onValueChange={(preset) =>
            preset !== 'own' &&
            onChange({ period: preset, startDate: undefined, endDate: undefined })
          }
        />
      </div>
      <Button
        variant={isOwn ? 'ink' : 'outline'}
        icon={<Calendar size={16} />}
        className="max-md:flex-1"
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
