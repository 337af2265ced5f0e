import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { pluralise } from '@market/domain/pluralise';
import { fuelCost, FUEL_DAYS, monthsToPayBack } from '@market/domain/systems/fuel-cost';
import generator from '@market/ui/illustrations/generator.svg';
import { Field } from '@market/ui/field';
import { Money, moneyText } from '@market/ui/money';
import { MoneyInput } from '@market/ui/money-input';
import { NumberInput } from '@market/ui/number-input';
import { useServices } from '@market/web-kit/services';
import { homeSystemQuery } from '../../../features/systems/systems.queries';

/** The initial values of the form. The section says that these are examples. */
const EXAMPLE = { hoursPerDay: 6, litresPerHour: 1.6, price: 105_000 };

type FuelInputs = { [Part in keyof typeof EXAMPLE]: number | null };

export function FuelCostCalculator() {
  const [use, setUse] = useState<FuelInputs>(EXAMPLE);
  const change = (part: keyof FuelInputs) => (value: number | null) =>
    setUse((now) => ({ ...now, [part]: value }));
  const known = completeInputs(use);
  const fuel = known && fuelCost(known);
  const system = useQuery(homeSystemQuery(useServices().api)).data;
  const months = system && fuel ? monthsToPayBack(system.total, fuel) : undefined;
  return (
    <section
      aria-labelledby="savings"
      className="mt-(--section) bg-(--c-green-700) text-on-strong [--focus-gap:var(--c-green-700)] [--focus:var(--text-on-strong)]"
    >
      <div className="page-wrap grid items-center gap-5.5 py-9 md:grid-cols-2 md:gap-10 md:py-12 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_220px]">
        <div>
          <h2 id="savings" className="display max-w-[22ch] text-d2">
            What your generator burns
          </h2>
          <p className="my-3.5 text-[clamp(2.5rem,4.4vw,4rem)] leading-none font-[760] tracking-[-.035em] whitespace-nowrap nums-display">
            {fuel === undefined ? '₦–' : moneyText(fuel).replace(/\.00$/, '')}
            <small className="text-[.42em] font-semibold tracking-normal"> a month</small>
          </p>
          <p className="max-w-[56ch] leading-normal">
            {isExample(use)
              ? 'The three figures are examples. Enter what your generator runs, burns and costs.'
              : 'Based on your three figures only. Servicing and oil cost extra.'}
          </p>
        </div>
        <form
          aria-label="Your generator"
          onSubmit={(event) => event.preventDefault()}
          className="grid gap-3.5 rounded-3 bg-surface p-5 text-text [--focus-gap:var(--surface)] [--focus:var(--text)]"
        >
          <Row label="Hours a day">
            <NumberInput
              value={use.hoursPerDay}
              onValueChange={change('hoursPerDay')}
              decimals={1}
              max={24}
              inputClassName="text-right nums"
            />
          </Row>
          <Row label="Litres an hour">
            <NumberInput
              value={use.litresPerHour}
              onValueChange={change('litresPerHour')}
              decimals={2}
              max={100}
              inputClassName="text-right nums"
            />
          </Row>
          <Row label="Petrol price, ₦ a litre">
            <MoneyInput value={use.price} onValueChange={change('price')} />
          </Row>
          <output aria-label="Result" className="grid gap-1 border-t border-line pt-3.5 text-sm">
            <ResultRow name={`Petrol in ${FUEL_DAYS}\u00a0days`}>
              {fuel === undefined ? 'Enter all three figures' : <Money kobo={fuel} />}
            </ResultRow>
            {months !== undefined && (
              <ResultRow name="This system paid back in">{pluralise(months, 'month')}</ResultRow>
            )}
          </output>
        </form>
        <img
          src={generator}
          alt=""
          width={220}
          height={220}
          loading="lazy"
          decoding="async"
          className="max-xl:hidden"
        />
      </div>
    </section>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Field
    label={label}
    className="grid! grid-cols-[minmax(0,1fr)_8.5rem] items-center gap-x-3 [&>:nth-child(n+3)]:col-span-2"
  >
    {children}
  </Field>
);

const ResultRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="flex justify-between gap-3">
    <span>{name}</span>
    <b className="font-semibold nums">{children}</b>
  </span>
);

/** Undefined while a figure is missing or is not a number. */
function completeInputs({ hoursPerDay, litresPerHour, price }: FuelInputs) {
  if (hoursPerDay === null || litresPerHour === null || price === null) return undefined;
  const known = { hoursPerDay, litresPerHour, price };
  return Object.values(known).some(Number.isNaN) ? undefined : known;
}

const isExample = (use: FuelInputs): boolean =>
  use.hoursPerDay === EXAMPLE.hoursPerDay &&
  use.litresPerHour === EXAMPLE.litresPerHour &&
  use.price === EXAMPLE.price;
