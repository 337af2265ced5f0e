import type { AttributeValues } from '../catalogue/attribute-values';
import type { FitCheck } from '../catalogue/fit-rule';
import { valueText } from '../catalogue/value-text';
import type { NamedAttribute } from './part-specs';
import type { ProposedSystem, Shortage } from './proposal';
import type { EnergyNeeds } from './sizing';
import type { FitPart } from './system-fit';

const wholeNumberFormat = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });
const decimalFormat = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 });

/** `1,450 W` */
export const wattText = (watts: number): string => `${wholeNumberFormat.format(watts)}\u00a0W`;

/** Formats watt-hours: `5.12 kWh`. */
export const energyText = (wattHours: number): string =>
  `${decimalFormat.format(wattHours / 1_000)}\u00a0kWh`;

/** Why each part of a proposed system was chosen, based on the energy needs. */
export function partReasons(
  { inverter, battery, panel }: ProposedSystem,
  needs: EnergyNeeds,
  sunHours: number,
) {
  const stack = battery.quantity * battery.usable;
  const roof = panel ? panel.quantity * panel.power : 0;
  return {
    inverter: `Everything on at once needs ${wattText(needs.running)}, and ${wattText(needs.start)} at the largest start-up surge: it supplies ${wattText(inverter.continuous)} and ${wattText(inverter.surge)}`,
    battery: `A day needs ${energyText(needs.battery)} from the battery: ${battery.quantity === 1 ? 'it supplies' : `${battery.quantity} supply`} ${energyText(stack)}`,
    panel: `${wattText(needs.panels)} refill the battery in ${decimalFormat.format(sunHours)} hours of sun: ${panel?.quantity === 1 ? 'it supplies' : `${panel?.quantity ?? 0} supply`} ${wattText(roof)}`,
  };
}

export function shortageText(shortage: Shortage, needs: EnergyNeeds): string {
  if (shortage.part === 'inverter') {
    const neededText = `No inverter in stock supplies ${wattText(needs.running)}, and ${wattText(needs.start)} at start-up.`;
    return shortage.most
      ? `${neededText} The strongest supplies ${wattText(shortage.most.continuous)} and ${wattText(shortage.most.surge)}.`
      : `${neededText} None are in stock.`;
  }
  const [neededText, most, noun] =
    shortage.part === 'battery'
      ? [energyText(needs.battery), energyText(shortage.most), 'battery']
      : [wattText(needs.panels), wattText(shortage.most), 'panel'];
  return shortage.most === 0
    ? `No ${noun} in stock fits an inverter with enough power.`
    : `No ${noun} in stock supplies ${neededText} together with an inverter that has enough power. The most is ${most}.`;
}

/** `Maximum discharge current is 100 A, Maximum battery current 120 A` */
export function failedCheckText(
  { attributeId, otherId, toId, together }: FitCheck,
  attributes: readonly NamedAttribute[],
  measured: FitPart,
  other: FitPart,
): string {
  const nameOf = (id: string) => attributes.find((each) => each.id === id)?.name ?? 'A value';
  const textOf = (id: string, value: AttributeValues[string] | undefined): string => {
    const attribute = attributes.find((each) => each.id === id);
    return attribute && value !== undefined ? valueText(attribute, value) : 'not stated';
  };
  const value = measured.values[attributeId];
  const isSum = together && typeof value === 'number' && measured.quantity > 1;
  const sum = isSum ? value * measured.quantity : value;
  const limit = textOf(otherId, other.values[otherId]);
  const end = toId === undefined ? '' : ` to ${textOf(toId, other.values[toId])}`;
  return `${nameOf(attributeId)} is ${textOf(attributeId, sum)}${isSum ? ` from ${measured.quantity}` : ''}, ${nameOf(otherId)} ${limit}${end}`;
}
