import { useId, useRef, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { periodQuerySchema, type Period } from '@market/domain/sales/period';
import { Button } from '@market/ui/button';
import { DateInput } from '@market/ui/date-input';
import { Dialog } from '@market/ui/dialog';
import { Field } from '@market/ui/field';

export interface DatesDialogProps {
  period: Period;
  /** The latest day to choose, YYYY-MM-DD. */
  today: string;
  onChoose: (days: Period) => void;
  onClose: () => void;
}

/** A dialog for a custom date range, both days included. */
export function DatesDialog({ period, today, onChoose, onClose }: DatesDialogProps) {
  const formId = useId();
  const start = useRef<HTMLInputElement>(null);
  const [days, setDays] = useState(period);
  const [refused, setRefused] = useState(false);
  const problem = validationError(days, today);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return setRefused(true);
    onChoose({ startDate: days.startDate, endDate: days.endDate });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Custom dates"
      initialFocus={start}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="ink">
            Show these dates
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        <Field label="From">
          <DateInput
            ref={start}
            max={today}
            value={days.startDate}
            onValueChange={(startDate) => setDays({ ...days, startDate })}
          />
        </Field>
        <Field label="To" error={refused && problem}>
          <DateInput
            min={days.startDate}
            max={today}
            value={days.endDate}
            onValueChange={(endDate) => setDays({ ...days, endDate })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function validationError(days: Period, today: string): string | undefined {
  if (days.endDate > today) return 'Choose today or an earlier day';
  const read = z.safeParse(periodQuerySchema, days);
  return read.success ? undefined : (read.error.issues[0]?.message ?? 'Enter both dates');
}
