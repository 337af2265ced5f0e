import { useController, type Control } from 'react-hook-form';
import { MIN_RETURN_DAYS } from '@market/domain/orders/return-window';
import {
  defaultDispatchRules,
  weekdayNames,
  weekdays,
} from '@market/domain/shipping/dispatch-rules';
import type { StoreProfileInput } from '@market/domain/stores/onboarding';
import { Checkbox } from '@market/ui/checkbox';
import { NumberField, TextField } from '@market/web-kit/form-fields';

type ProfileControl = Control<StoreProfileInput, unknown, StoreProfileInput>;

export function PromiseFields({ control }: { control: ProfileControl }) {
  return (
    <>
      <p className="text-sm text-muted">
        Shoppers see a delivery date that is calculated from these settings. Existing orders keep
        their date when you change them.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          control={control}
          name="dispatch.cutOff"
          label="Cut-off time for same-day dispatch"
          type="time"
        />
        <NumberField
          control={control}
          name="returnDays"
          label="Return period"
          unit="days"
          min={MIN_RETURN_DAYS}
          hint={`After delivery, at least ${MIN_RETURN_DAYS}\u00a0days`}
        />
      </div>
      <WorkingDays control={control} />
    </>
  );
}

function WorkingDays({ control }: { control: ProfileControl }) {
  const { field, fieldState } = useController({ control, name: 'dispatch.workingDays' });
  const chosen = field.value ?? defaultDispatchRules.workingDays;
  const toggle = (day: number) =>
    field.onChange(
      weekdays.filter((each) => (each === day ? !chosen.includes(each) : chosen.includes(each))),
    );
  return (
    <fieldset onBlur={field.onBlur} aria-describedby={fieldState.error && 'working-days-error'}>
      <legend className="mb-1.5 text-sm font-semibold">Dispatch days</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={weekdayNames[day]}
            checked={chosen.includes(day)}
            onChange={() => toggle(day)}
          />
        ))}
      </div>
      {fieldState.error && (
        <p id="working-days-error" className="mt-1.5 text-sm text-danger">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}
