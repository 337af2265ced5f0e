import { INVERTER_EFFICIENCY, PANEL_YIELD, type Needs } from '@market/domain/systems/sizing';
import { energyText, wattText } from '@market/domain/systems/system-texts';

const percent = (part: number): string => `${Math.round(part * 100)}%`;

/** What the appliances need, each figure with how it was worked out. */
export function NeedsList({ needs, sun }: { needs: Needs; sun: number }) {
  const rows = [
    ['Energy a day', energyText(needs.energy), 'Watts times hours of everything'],
    ['Everything on at once', wattText(needs.running), 'The inverter gives this all the time'],
    [
      'Hardest start',
      wattText(needs.start),
      'The motor with the hardest start comes on last: the inverter gives this for a moment',
    ],
    [
      'From the battery',
      energyText(needs.battery),
      `An inverter gives on ${percent(INVERTER_EFFICIENCY)} of it. Only the part of a battery that its maker lets you use counts`,
    ],
    sun > 0
      ? [
          'Panels',
          wattText(needs.panels),
          `${sun} hours of full sun, of which ${percent(PANEL_YIELD)} arrives after heat, dust and cable`,
        ]
      : ['Panels', 'None', 'The grid charges the battery'],
  ] as const;
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2">
      {rows.map(([name, figure, note]) => (
        <div key={name} className="border-t border-line py-3">
          <dt className="text-sm text-text-2">{name}</dt>
          <dd>
            <b className="text-lg font-semibold nums">{figure}</b>
            <span className="block text-xs text-muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
