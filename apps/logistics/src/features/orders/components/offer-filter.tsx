import { useState } from 'react';
import type { OrderSummary } from '@market/domain/orders/order';
import { deliveryAreaLabel, deliveryAreas } from '@market/console/orders/order-texts';

const areas = ['All', ...deliveryAreas] as const;
type Area = (typeof areas)[number];

/** Filters orders by their area. There is nothing to choose while all are in the same area. */
export function useAreaFilter(orders: readonly OrderSummary[]) {
  const [chosen, setArea] = useState<Area>('All');
  const isMixed = new Set(orders.map(deliveryAreaLabel)).size > 1;
  const area = isMixed ? chosen : 'All';
  return {
    shown: orders.filter((order) => area === 'All' || deliveryAreaLabel(order) === area),
    filter: isMixed && <AreaFilter value={area} onChange={setArea} />,
  };
}

function AreaFilter({ value, onChange }: { value: Area; onChange: (area: Area) => void }) {
  return (
    <fieldset className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-1">
      <legend className="sr-only">Area</legend>
      {areas.map((area) => (
        <label
          key={area}
          className="relative flex h-12 flex-none cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-medium has-checked:border-text has-checked:bg-text has-checked:text-bg has-focus-visible:focus-ring"
        >
          <input
            type="radio"
            name="area"
            checked={area === value}
            onChange={() => onChange(area)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
          />
          {area}
        </label>
      ))}
    </fieldset>
  );
}
