import type { Tariff } from '@market/domain/shipping/tariff';
import { moneyText } from '@market/ui/money';
import { feeTable } from '../model/fees';

const cellClass = 'border-t border-line px-4 py-3 text-right whitespace-nowrap nums';

export function FeeTable({ tariff, from }: { tariff: Tariff; from: string }) {
  const { vehicles, rows } = feeTable(tariff, from);
  return (
    <div
      role="region"
      aria-label="Delivery fees by zone"
      tabIndex={0}
      className="overflow-x-auto rounded-3 border border-line bg-surface"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{`Delivery fees from ${from} to every zone, by vehicle`}</caption>
        <thead className="bg-sunken text-xs">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-left font-semibold">
              To
            </th>
            <th scope="col" className="px-4 py-2.5 text-left font-semibold whitespace-nowrap">
              Delivery time
            </th>
            {vehicles.map(({ id, name, maxWeight }) => (
              <th key={id} scope="col" className="px-4 py-2.5 text-right font-semibold">
                {name}
                <span className="block font-normal whitespace-nowrap text-muted">{`up to ${maxWeight.toLocaleString('en-NG')}\u00a0kg`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, days, fees }) => (
            <tr key={name}>
              <th scope="row" className="border-t border-line px-4 py-3 text-left font-semibold">
                {name}
              </th>
              <td className="border-t border-line px-4 py-3 whitespace-nowrap">{days}</td>
              {fees.map((fee, index) => (
                <td key={vehicles[index]?.id} className={`${cellClass} font-semibold`}>
                  {fee === undefined ? '–' : moneyText(fee)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
