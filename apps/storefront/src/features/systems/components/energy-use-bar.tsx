import type { HomeSystem } from '@market/domain/systems/system';
import { energyText, wattText } from '@market/domain/systems/system-texts';

const colours = ['bg-chart-1', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5', 'bg-chart-2'] as const;
const numberWords = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

export function EnergyUseBar({ use }: { use: NonNullable<HomeSystem['use']> }) {
  const { hours, loads, lost, capacity, usable } = use;
  const used = loads.reduce((sum, { energy }) => sum + energy, lost);
  const parts = [
    ...loads.map((load, index) => ({
      ...load,
      colour: colours[index % colours.length] ?? 'bg-chart-1',
    })),
    { name: 'Lost in the inverter', watts: undefined, energy: lost, colour: 'bg-chart-6' },
  ];
  return (
    <div className="mt-7">
      <h3 className="font-semibold">
        {`${numberWords[hours] ?? hours} ${hours === 1 ? 'hour uses' : 'hours use'} ${energyText(used).replace('\u00a0kWh', '')} of ${energyText(capacity)}`}
      </h3>
      <div
        role="img"
        aria-label={`${parts.map(({ name, energy }) => `${name} ${energyText(energy)}`).join(', ')}; ${energyText(usable)} of ${energyText(capacity)} may be used`}
        className="relative mt-3 flex h-8.5 overflow-hidden rounded-1 border-[1.5px] border-text bg-surface"
      >
        {parts.map(({ name, energy, colour }) => (
          <span
            key={name}
            className={`block border-r-[1.5px] border-surface ${colour}`}
            style={{ width: `${(100 * energy) / Math.max(capacity, used)}%` }}
          />
        ))}
        {usable < capacity && (
          <span
            className="absolute inset-y-0 right-0 border-l-[1.5px] border-text bg-[repeating-linear-gradient(135deg,var(--line)_0_2px,transparent_2px_7px)]"
            style={{ width: `${100 - (100 * usable) / Math.max(capacity, used)}%` }}
          />
        )}
      </div>
      <ul className="mt-2.5 flex flex-wrap gap-x-4.5 gap-y-1.5 text-xs">
        {parts.map(({ name, watts, energy, colour }) => (
          <li key={name} className="flex items-center gap-1.75">
            <span aria-hidden="true" className={`size-2.5 rounded-[1px] ${colour}`} />
            {name}
            <b className="font-semibold nums">
              {watts === undefined ? energyText(energy) : wattText(watts)}
            </b>
          </li>
        ))}
        {usable < capacity && (
          <li className="flex items-center gap-1.75">
            <span
              aria-hidden="true"
              className="size-2.5 rounded-[1px] border border-text bg-[repeating-linear-gradient(135deg,var(--line)_0_2px,transparent_2px_4px)]"
            />
            {'Kept in reserve so that the battery lasts longer '}
            <b className="font-semibold nums">{energyText(capacity - usable)}</b>
          </li>
        )}
      </ul>
    </div>
  );
}
