/** Phrases with the same meaning, normalised by `plainText`. A search for one finds the others. */
export const synonyms: readonly (readonly string[])[] = [
  ['fridge', 'refrigerator'],
  ['ac', 'a c', 'air conditioner', 'air con', 'aircon', 'air conditioning'],
  ['gen', 'generator', 'genset', 'gen set'],
  ['tv', 'television'],
  ['cooking gas', 'lpg'],
  ['gas cylinder', 'lpg cylinder'],
  ['engine oil', 'motor oil'],
  ['bulb', 'lamp'],
  ['fan', 'ventilator'],
  ['ev charger', 'car charger', 'wallbox'],
  ['prepaid meter', 'electricity meter', 'energy meter'],
  ['safety shoes', 'safety boots', 'work boots'],
  ['helmet', 'hard hat'],
];

/** General phrases that include several kinds; a search for one kind does not find the others. */
export const kindsByGeneralPhrase: Readonly<Record<string, readonly string[]>> = {
  'solar battery': [
    'lithium battery',
    'gel battery',
    'tubular battery',
    'deep cycle battery',
    'inverter battery',
  ],
  'inverter battery': [
    'lithium battery',
    'gel battery',
    'tubular battery',
    'deep cycle battery',
    'solar battery',
  ],
};
