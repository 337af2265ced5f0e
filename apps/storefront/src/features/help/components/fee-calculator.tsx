import { useState } from 'react';
import { defaultDispatchRules } from '@market/domain/shipping/dispatch-rules';
import type { Tariff } from '@market/domain/shipping/tariff';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { NativeSelect } from '@market/ui/native-select';
import { useNow } from '@market/web-kit/use-now';
import { Arrival } from '../../../shared/arrival';
import { quoteParcel, listStates } from '../model/fees';

const MAX_WEIGHT = 100_000;

interface FeeCalculatorProps {
  tariff: Tariff;
  from: string;
  onFrom: (state: string) => void;
  place: string | undefined;
}

export function FeeCalculator({ tariff, from, onFrom, place }: FeeCalculatorProps) {
  const states = listStates(tariff);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('10');
  const now = useNow();
  const to = chosen ?? place ?? from;
  const weight = Number(typed.replace(',', '.'));
  const isWeight = typed.trim() !== '' && weight > 0 && weight <= MAX_WEIGHT;
  const fee = isWeight ? quoteParcel(tariff, { from, to, weight }, now) : undefined;
  return (
    <section
      aria-labelledby="calculator"
      className="grid items-start gap-x-5 gap-y-3.5 rounded-3 border border-line bg-surface p-5 md:grid-cols-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.4fr)]"
    >
      <h3 id="calculator" className="col-span-full font-semibold">
        Calculate a delivery fee
      </h3>
      <Field label="The store is in">
        <StateSelect states={states} value={from} onChange={onFrom} />
      </Field>
      <Field label="Deliver to">
        <StateSelect states={states} value={to} onChange={setChosen} />
      </Field>
      <Field
        label="Weight of the goods, kg"
        error={isWeight ? undefined : 'Enter a weight in kg, such as 17.4'}
      >
        <Input
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <p
        role="status"
        className="col-span-full grid min-h-14 content-center gap-0.5 border-line text-sm text-text-2 max-lg:border-t max-lg:pt-3 lg:col-span-1 lg:border-l lg:self-end lg:pl-5"
      >
        {fee && (
          <>
            <span className="text-base">
              <Arrival short days={fee.days} fee={fee.shippingFee} />
            </span>
            <span className="text-muted">{`${fee.vehicle}${fee.trips > 1 ? `, ${fee.trips} trips` : ''}. From a store that ships orders placed before ${defaultDispatchRules.cutOff} the same day.`}</span>
          </>
        )}
      </p>
    </section>
  );
}

interface StateSelectProps {
  states: readonly string[];
  value: string;
  onChange: (state: string) => void;
}

function StateSelect({ states, value, onChange }: StateSelectProps) {
  return (
    <NativeSelect value={value} onChange={(event) => onChange(event.target.value)}>
      {states.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </NativeSelect>
  );
}
