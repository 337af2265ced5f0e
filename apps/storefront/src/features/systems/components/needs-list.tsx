import { INVERTER_EFFICIENCY, PANEL_YIELD, type EnergyNeeds } from '@market/domain/systems/sizing';
import { energyText, wattText } from '@market/domain/systems/system-texts';

const percent = (part: number): string => `${Math.round(part * 100)}%`;

export function NeedsList({ needs, sun }: { needs: EnergyNeeds; sun: number }) {
  const rows = [
    ['Energy a day', energyText(needs.energy), 'Watts times hours, for all appliances'],
    [
      'Everything on at once',
      wattText(needs.running),
      'The inverter must supply this continuously',
    ],
    [
      'Largest start-up surge',
      wattText(needs.start),
      'The inverter must supply this for a moment if the appliance with the largest surge starts last',
    ],
    [
      'From the battery',
      energyText(needs.battery),
      `An inverter delivers ${percent(INVERTER_EFFICIENCY)} of this energy. Only the usable capacity of a battery counts.`,
    ],
    sun > 0
      ? [
          'Panels',
          wattText(needs.panels),
          `${sun} hours of full sun, of which ${percent(PANEL_YIELD)} remains after losses to heat, dust and cables`,
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
