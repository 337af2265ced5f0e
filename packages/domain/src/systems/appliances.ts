/** A household appliance with the figures that a system is sized from. */
export interface Appliance {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  /** The power that the appliance draws while it runs. */
  readonly watts: number;
  /** The appliance's power while it starts, as a multiple of `watts`. */
  readonly startFactor: number;
  /**
   * The share of its running time in which the appliance draws power. Below 1 if, for example, a
   * compressor runs only part of the time.
   */
  readonly share: number;
  /** Suggested hours a day on the battery. */
  readonly hours: number;
  /** Where the figures come from, as shown next to them. */
  readonly note: string;
}

const steady = { startFactor: 1, share: 1 } as const;
const motor = { startFactor: 3, share: 1 } as const;
const compressor = { startFactor: 3, share: 0.4 } as const;

/** The appliances that customers choose from. Customers can change the watts. */
export const appliances: readonly Appliance[] = [
  {
    ...steady,
    id: 'bulb',
    name: 'LED bulb',
    plural: 'LED bulbs',
    watts: 9,
    hours: 6,
    note: 'The figure on most LED bulbs for a room',
  },
  {
    ...motor,
    startFactor: 1.5,
    id: 'fan',
    name: 'Fan',
    plural: 'Fans',
    watts: 55,
    hours: 9,
    note: 'A standing fan at full speed; one with a DC motor draws about half',
  },
  {
    ...steady,
    id: 'tv',
    name: 'Television',
    plural: 'Televisions',
    watts: 90,
    hours: 5,
    note: 'An LED television of 43 inches',
  },
  {
    ...steady,
    id: 'decoder',
    name: 'Decoder',
    plural: 'Decoders',
    watts: 25,
    hours: 5,
    note: 'A satellite decoder; check its power supply',
  },
  {
    ...steady,
    id: 'router',
    name: 'Router',
    plural: 'Routers',
    watts: 12,
    hours: 24,
    note: 'A 12 V, 1 A power supply',
  },
  {
    ...steady,
    id: 'laptop',
    name: 'Laptop',
    plural: 'Laptops',
    watts: 65,
    hours: 6,
    note: 'A 65 W charger, charging all the time',
  },
  {
    ...steady,
    id: 'computer',
    name: 'Desktop computer',
    plural: 'Desktop computers',
    watts: 200,
    hours: 6,
    note: 'With its screen',
  },
  {
    ...compressor,
    id: 'fridge',
    name: 'Fridge',
    plural: 'Fridges',
    watts: 150,
    hours: 24,
    note: 'Its compressor runs 40% of the time and starts with three times its power',
  },
  {
    ...compressor,
    id: 'freezer',
    name: 'Chest freezer',
    plural: 'Chest freezers',
    watts: 150,
    hours: 24,
    note: 'Its compressor runs 40% of the time and starts with three times its power',
  },
  {
    ...steady,
    startFactor: 1.2,
    share: 0.7,
    id: 'inverter-air-conditioner',
    name: '1.5 HP inverter air conditioner',
    plural: '1.5 HP inverter air conditioners',
    watts: 1_150,
    hours: 6,
    note: 'Slows down once the room is cool: on average 70% of its power',
  },
  {
    ...motor,
    id: 'air-conditioner',
    name: '1.5 HP air conditioner',
    plural: '1.5 HP air conditioners',
    watts: 1_400,
    hours: 6,
    note: 'Without inverter drive: starts with three times its power',
  },
  {
    ...motor,
    id: 'pump',
    name: '1 HP water pump',
    plural: '1 HP water pumps',
    watts: 750,
    hours: 0.5,
    note: '1 HP is about 750 W; a pump starts with three times its power',
  },
  {
    ...motor,
    startFactor: 2,
    id: 'washing-machine',
    name: 'Washing machine',
    plural: 'Washing machines',
    watts: 500,
    hours: 1,
    note: 'A cold wash; a hot wash draws 2,000 W',
  },
  {
    ...steady,
    id: 'microwave',
    name: 'Microwave oven',
    plural: 'Microwave ovens',
    watts: 1_200,
    hours: 0.5,
    note: 'The power drawn from the socket, not the 800 W shown on the front',
  },
  {
    ...steady,
    id: 'iron',
    name: 'Pressing iron',
    plural: 'Pressing irons',
    watts: 1_200,
    hours: 0.5,
    note: 'A dry iron; a steam iron draws up to 2,400 W',
  },
  {
    ...steady,
    id: 'kettle',
    name: 'Electric kettle',
    plural: 'Electric kettles',
    watts: 2_000,
    hours: 0.25,
    note: 'See the rating plate on the base',
  },
  {
    ...steady,
    id: 'cooker',
    name: 'Electric cooker',
    plural: 'Electric cookers',
    watts: 3_000,
    hours: 1,
    note: 'Two plates at full heat',
  },
  {
    ...steady,
    id: 'water-heater',
    name: 'Water heater',
    plural: 'Water heaters',
    watts: 3_000,
    hours: 0.5,
    note: 'A storage heater; an instant one draws more',
  },
];

export const findAppliance = (id: string): Appliance | undefined =>
  appliances.find((each) => each.id === id);
