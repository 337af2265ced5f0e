import { useState, type ReactNode } from 'react';
import type { BulkChange } from '@market/domain/catalogue/bulk-change';
import { MAX_UNITS } from '@market/domain/bounds';
import { Field } from '@market/ui/field';
import { MoneyInput } from '@market/ui/money-input';
import { NumberInput } from '@market/ui/number-input';
import { SegmentedControl } from '@market/ui/segmented-control';

interface FieldsProps {
  /** `undefined` until a value is entered. */
  onChange: (change: BulkChange | undefined) => void;
}

interface AmountFieldProps {
  label: string;
  children: ReactNode;
  hint: string;
}

const AmountField = ({ label, hint, children }: AmountFieldProps) => (
  <Field label={label} hint={hint} className="w-44">
    {children}
  </Field>
);

type Direction = 'up' | 'down';
const priceChange = (by: 'percent' | 'amount', value: number): BulkChange =>
  by === 'percent'
    ? { kind: 'pricePercent', percent: value }
    : { kind: 'priceAmount', amount: value };
const applyDirection = (value: number, direction: Direction): number =>
  direction === 'down' ? -value : value;

export function PriceFields({ onChange }: FieldsProps) {
  const [direction, setDirection] = useState<Direction>('down');
  const [by, setBy] = useState<'percent' | 'amount'>('percent');
  const [value, setValue] = useState<number | null>(null);
  const update = (next: {
    direction?: Direction;
    by?: 'percent' | 'amount';
    value?: number | null;
  }) => {
    const now = { direction, by, value, ...next };
    setDirection(now.direction);
    setBy(now.by);
    setValue(now.value);
    onChange(
      now.value === null || Number.isNaN(now.value)
        ? undefined
        : priceChange(now.by, applyDirection(now.value, now.direction)),
    );
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <SegmentedControl
          label="Direction"
          options={[
            { value: 'down', label: 'Lower' },
            { value: 'up', label: 'Raise' },
          ]}
          value={direction}
          onValueChange={(next) => update({ direction: next })}
        />
        <SegmentedControl
          label="Measure"
          options={[
            { value: 'percent', label: 'By percent' },
            { value: 'amount', label: 'By amount' },
          ]}
          value={by}
          onValueChange={(next) => update({ by: next, value: null })}
        />
      </div>
      {by === 'percent' ? (
        <AmountField label="Percent" hint="Of each selling price">
          <NumberInput
            decimals={2}
            max={direction === 'down' ? 99 : 900}
            trailing="%"
            inputClassName="nums"
            value={value}
            onValueChange={(percent) => update({ value: percent })}
          />
        </AmountField>
      ) : (
        <AmountField label="Amount" hint="Added to or taken off each selling price">
          <MoneyInput value={value} onValueChange={(kobo) => update({ value: kobo })} />
        </AmountField>
      )}
    </div>
  );
}

export function StockFields({ onChange }: FieldsProps) {
  const [by, setBy] = useState<'set' | 'add'>('add');
  const [units, setUnits] = useState<number | null>(null);
  const update = (next: { by?: 'set' | 'add'; units?: number | null }) => {
    const now = { by, units, ...next };
    setBy(now.by);
    setUnits(now.units);
    const isMissing =
      now.units === null || Number.isNaN(now.units) || (now.by === 'set' && now.units < 0);
    onChange(
      now.units === null || isMissing
        ? undefined
        : { kind: now.by === 'set' ? 'stockSet' : 'stockAdd', quantity: now.units },
    );
  };
  return (
    <div className="grid gap-4">
      <div>
        <SegmentedControl
          label="How"
          options={[
            { value: 'add', label: 'Add' },
            { value: 'set', label: 'Set to' },
          ]}
          value={by}
          onValueChange={(next) => update({ by: next })}
        />
      </div>
      <AmountField
        label="Units"
        hint={
          by === 'add'
            ? 'Added to each variant. A negative number removes stock.'
            : 'For each variant'
        }
      >
        <NumberInput
          key={by}
          min={by === 'set' ? 0 : -MAX_UNITS}
          max={MAX_UNITS}
          inputClassName="nums"
          value={units}
          onValueChange={(quantity) => update({ units: quantity })}
        />
      </AmountField>
    </div>
  );
}
