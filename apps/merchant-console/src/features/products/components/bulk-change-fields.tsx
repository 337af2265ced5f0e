import { useState, type ReactNode } from 'react';
import type { BulkChange } from '@market/domain/catalogue/bulk-change';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { MoneyInput } from '@market/ui/money-input';
import { Segmented } from '@market/ui/segmented';

interface FieldsProps {
  /** `undefined` while nothing is entered. */
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
const priceChange = (by: 'percent' | 'amount', value: number): BulkChange => (by === 'percent' ? { kind: 'pricePercent', percent: value } : { kind: 'priceAmount', amount: value });
const signed = (value: number, direction: Direction): number => (direction === 'down' ? -value : value);

/** Raise or lower, by percent or by an amount. */
export function PriceFields({ onChange }: FieldsProps) {
  const [direction, setDirection] = useState<Direction>('down');
  const [by, setBy] = useState<'percent' | 'amount'>('percent');
  const [value, setValue] = useState<number | null>(null);
  const tell = (next: { direction?: Direction; by?: 'percent' | 'amount'; value?: number | null }) => {
    const now = { direction, by, value, ...next };
    setDirection(now.direction);
    setBy(now.by);
    setValue(now.value);
    onChange(now.value === null ? undefined : priceChange(now.by, signed(now.value, now.direction)));
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Segmented label="Direction" options={[{ value: 'down', label: 'Lower' }, { value: 'up', label: 'Raise' }]} value={direction} onValueChange={(next) => tell({ direction: next })} />
        <Segmented label="Measure" options={[{ value: 'percent', label: 'By percent' }, { value: 'amount', label: 'By amount' }]} value={by} onValueChange={(next) => tell({ by: next, value: null })} />
      </div>
      {by === 'percent' ? (
        <AmountField label="Percent" hint="Of each selling price">
          <Input
            type="number"
            inputMode="decimal"
            min={0}
            max={direction === 'down' ? 99 : 900}
            step="any"
            trailing="%"
            inputClassName="nums"
            value={value ?? ''}
            onChange={({ target }) => tell({ value: target.value === '' ? null : Math.abs(target.valueAsNumber) })}
          />
        </AmountField>
      ) : (
        <AmountField label="Amount" hint="Off or onto each selling price">
          <MoneyInput value={value} onValueChange={(kobo) => tell({ value: kobo })} />
        </AmountField>
      )}
    </div>
  );
}

/** Set what is left, or add what came in. */
export function StockFields({ onChange }: FieldsProps) {
  const [by, setBy] = useState<'set' | 'add'>('add');
  const [text, setText] = useState('');
  const tell = (next: { by?: 'set' | 'add'; text?: string }) => {
    const now = { by, text, ...next };
    setBy(now.by);
    setText(now.text);
    const quantity = Math.trunc(Number(now.text));
    const isNone = now.text === '' || !Number.isFinite(quantity) || (now.by === 'set' && quantity < 0);
    onChange(isNone ? undefined : { kind: now.by === 'set' ? 'stockSet' : 'stockAdd', quantity });
  };
  return (
    <div className="grid gap-4">
      <div>
        <Segmented label="How" options={[{ value: 'add', label: 'Add' }, { value: 'set', label: 'Set to' }]} value={by} onValueChange={(next) => tell({ by: next })} />
      </div>
      <AmountField label="Units" hint={by === 'add' ? 'To each variant; below zero takes away' : 'Of each variant'}>
        <Input type="number" inputMode="numeric" step={1} {...(by === 'set' && { min: 0 })} inputClassName="nums" value={text} onChange={({ target }) => tell({ text: target.value })} />
      </AmountField>
    </div>
  );
}
