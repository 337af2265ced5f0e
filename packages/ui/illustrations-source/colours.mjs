/** The colour of outlines and print. */
export const ink = '#17140F';

/** The shades of the top, left and right faces. `yellow` is only for protective gear and light. */
export const ramps = {
  light: ['#FBF9F4', '#EAE5DB', '#CDC5B6'],
  mid: ['#DDD6C9', '#C2B9A9', '#A09684'],
  dark: ['#574F43', '#39332A', '#241F19'],
  orange: ['#FF9350', '#FF6A13', '#D14F00'],
  green: ['#33936A', '#177A52', '#0E5A3A'],
  steel: ['#4F86A3', '#28607E', '#174359'],
  yellow: ['#FFD867', '#F5BC1D', '#C48F06'],
};

const pale = {
  ramp: ramps.light,
  vent: '#A09684',
  slot: '#8F8573',
  print: ink,
  plinth: ramps.dark,
};
const deep = {
  ramp: ramps.dark,
  vent: '#6A6152',
  slot: '#6A6152',
  print: '#FBF9F4',
  plinth: ramps.mid,
};

/**
 * The casings that products are sold in: each with its ramp, and the colours of vents, slots, print
 * and plinth.
 */
const casings = {
  'signal white': pale,
  white: pale,
  graphite: deep,
  black: deep,
  sand: { ramp: ramps.mid, vent: '#8F8573', slot: '#7D7363', print: ink, plinth: ramps.dark },
  orange: { ramp: ramps.orange, vent: '#D14F00', slot: '#8A3400', print: ink, plinth: ramps.dark },
  green: {
    ramp: ramps.green,
    vent: '#0E5A3A',
    slot: '#0A3F29',
    print: '#FBF9F4',
    plinth: ramps.dark,
  },
  steel: {
    ramp: ramps.steel,
    vent: '#174359',
    slot: '#0E2F40',
    print: '#FBF9F4',
    plinth: ramps.dark,
  },
  yellow: { ramp: ramps.yellow, vent: '#C48F06', slot: '#8A6400', print: ink, plinth: ramps.dark },
};

/** Finds a casing by its name in any case. Throws for an unknown one. */
export function casingOf(name) {
  const casing = casings[name.toLowerCase()];
  if (!casing) throw new Error(`No casing ${name}: there is ${Object.keys(casings).join(', ')}`);
  return casing;
}
