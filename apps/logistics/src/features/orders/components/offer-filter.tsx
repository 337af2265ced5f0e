import { useState } from 'react';
import type { OrderSummary } from '@market/domain/orders/order';
import { deliveryAreaLabel, deliveryAreas } from '@market/console/orders/order-texts';

/** What a motorbike cannot carry, in kilograms. */
const HEAVY_KG = 50;

const heavy = `Over ${HEAVY_KG}\u00a0kg`;
const filters = ['All', ...deliveryAreas, heavy] as const;
type Filter = (typeof filters)[number];

const matches = (order: OrderSummary, filter: Filter): boolean => {
  if (filter === 'All') return true;
  if (filter === heavy) return order.weight > HEAVY_KG;
  return deliveryAreaLabel(order) === filter;
};

/** Filters offers by area and weight. Leaves out filters that all or no offers match. */
export function useOfferFilter(offers: readonly OrderSummary[]) {
  const [chosen, setChosen] = useState<Filter>('All');
  const useful = filters.filter((filter) => {
    const { length } = offers.filter((order) => matches(order, filter));
    return filter === 'All' || (length > 0 && length < offers.length);
  });
  const current = useful.includes(chosen) ? chosen : 'All';
  return {
    shown: offers.filter((order) => matches(order, current)),
    filter: useful.length > 1 && (
      <OfferFilter filters={useful} value={current} onChange={setChosen} />
    ),
  };
}

interface OfferFilterProps {
  filters: readonly Filter[];
  value: Filter;
  onChange: (filter: Filter) => void;
}

function OfferFilter({ filters, value, onChange }: OfferFilterProps) {
  return (
    <fieldset className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-1">
      <legend className="sr-only">Area and weight</legend>
      {filters.map((filter) => (
        <label
          key={filter}
          className="relative flex h-12 flex-none cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-medium has-checked:border-text has-checked:bg-text has-checked:text-bg has-focus-visible:focus-ring"
        >
          <input
            type="radio"
            name="filter"
            checked={filter === value}
            onChange={() => onChange(filter)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
          />
          {filter}
        </label>
      ))}
    </fieldset>
  );
}
