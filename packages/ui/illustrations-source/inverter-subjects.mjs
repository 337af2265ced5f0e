import { casingOf, ink, ramps } from './colours.mjs';
import { Isometric } from './isometric.mjs';
import { fitted, rating } from './lettering.mjs';
import { circle, glare, rect, stroke } from './shapes.mjs';
import { disc, prism, rounded } from './solids.mjs';
import { views } from './views.mjs';

const inverterBodies = {
  compact: { height: 152, width: 140, vents: 2, view: views['inverter:compact'] },
  standard: { height: 186, width: 140, vents: 6, view: views['inverter:standard'] },
  tall: { height: 206, width: 140, vents: 8, view: views['inverter:tall'] },
  'three phase': { height: 214, width: 178, vents: 8, view: views['inverter:three'] },
};

/** A wall inverter whose display shows the product's own rating. */
function inverter({
  figure = '5 kVA',
  casing = 'signal white',
  stripe = '#FF6A13',
  body = 'standard',
} = {}) {
  const { height, width, vents, view } = inverterBodies[body];
  const { ramp, vent, slot, plinth } = casingOf(casing);
  const threePhase = body === 'three phase';
  const g = new Isometric(190, 170);
  g.shadow(0, 0, width, 62, 50)
    .box(0, 0, 0, width, 62, 18, plinth)
    .box(-4, -3, 18, width + 8, 68, height, ramp);
  const inner = width - 20;
  const lamps = threePhase
    ? [36, 56, 76].map((x) => circle(x, 77, 6, '#FF6A13', 1.75)).join('')
    : circle(30, 77, 5, '#177A52') + circle(46, 77, 5, '#8A8172') + circle(62, 77, 5, '#8A8172');
  let face =
    rect(14, 16, inner, 74, '#241F19', 5, 2) +
    rect(22, 24, inner - 16, 40, '#CFE3D6', 2) +
    rating(14 + inner / 2, 54, inner - 28, 31, figure, ink, 'middle') +
    glare(22, 24, inner - 16, 40) +
    lamps +
    rect(inner - 32, 72, 36, 10, '#574F43', 3) +
    rect(14, 106, inner, 8, stripe, 0, 2);
  for (let i = 0; i < vents; i++) face += stroke(34, 130 + i * 9, width - 26, 130 + i * 9, 3, vent);
  g.onLeft(-4, 65, 18 + height, face);
  let side = circle(34, 22, 4, slot) + circle(34, height - 22, 4, slot);
  for (let i = 0; i < Math.floor((height - 90) / 14); i++)
    side += stroke(14, 40 + i * 14, 54, 40 + i * 14, 3.5, slot);
  g.onRight(width + 4, 65, 18 + height, side);
  const glands = threePhase ? [24, 44, 64, 96, 120, 144] : [24, 48, 86, 110];
  g.onLeft(
    0,
    62,
    18,
    glands
      .map((x, i) =>
        circle(x, 10, 5.5, i === 0 ? '#FF6A13' : i < glands.length / 2 ? ink : '#8A8172', 2),
      )
      .join(''),
  );
  return g.svg(
    `${threePhase ? 'Three-phase' : body === 'compact' ? 'Compact' : 'Hybrid'} inverter, ${figure}, ${casing.toLowerCase()}`,
    view,
  );
}

/** A transformer inverter that stands on the floor. */
function lowFrequencyInverter({ figure = '5 kVA', casing = 'signal white' } = {}) {
  const { ramp, slot } = casingOf(casing);
  const g = new Isometric(190, 200);
  g.shadow(0, 0, 130, 110, 46);
  for (const [x, y] of [
    [118, 10],
    [12, 100],
    [118, 100],
  ]) {
    prism(g, 'left', [x - 9, y - 6, 0], disc(12, 9, 12), 9, ramps.dark);
  }
  g.box(0, 0, 18, 130, 110, 130, ramp);
  g.onLeft(
    0,
    110,
    148,
    rect(12, 12, 106, 46, '#241F19', 4, 2) +
      rect(19, 18, 70, 34, '#CFE3D6', 2) +
      rating(54, 44, 62, 26, figure, ink, 'middle') +
      glare(19, 18, 70, 34) +
      circle(104, 26, 5, '#33936A') +
      circle(104, 44, 5, '#8A8172') +
      rect(12, 68, 106, 7, '#FF6A13', 0, 2) +
      circle(40, 101, 20, '#39332A', 2.25) +
      circle(40, 101, 6, '#8A8172', 2) +
      [0, 60, 120]
        .map(
          (turn) =>
            `<path d="M20,101H60" transform="rotate(${turn} 40 101)" stroke="#8A8172" stroke-width="2"/>`,
        )
        .join('') +
      circle(90, 93, 10, '#EAE5DB', 2) +
      circle(87, 92, 2, ink) +
      circle(93, 92, 2, ink) +
      rect(78, 108, 24, 12, '#574F43', 2, 2),
  );
  g.onRight(
    130,
    110,
    148,
    Array.from({ length: 7 }, (_, i) => stroke(22, 52 + i * 10, 88, 52 + i * 10, 3.5, slot)).join(
      '',
    ) + rect(34, 14, 42, 16, '#39332A', 6, 2),
  );
  g.onTop(
    0,
    0,
    148,
    rect(12, 12, 106, 86, 'none', 5, 2) +
      Array.from({ length: 5 }, (_, i) => stroke(30, 35 + i * 10, 100, 35 + i * 10, 3, slot)).join(
        '',
      ),
  );
  return g.svg(`Low-frequency inverter on wheels, ${figure}`, views['low-frequency-inverter']);
}

/** The dongle that connects an inverter to the network: `Wi-Fi` or `4G`. */
function monitoringDongle({ figure = 'Wi-Fi', casing = 'graphite' } = {}) {
  const { ramp, slot, print } = casingOf(casing);
  const g = new Isometric(200, 220);
  const lift = 24;
  const mobile = figure === '4G';
  g.shadow(4, -2, 84, 46, 40);
  g.tube([g.point(74, 14, lift + 118), g.point(74, 14, lift + (mobile ? 212 : 196))], 9, '#39332A');
  if (mobile) g.tube([g.point(22, 14, lift + 118), g.point(22, 14, lift + 212)], 9, '#39332A');
  g.verticalCylinder(47, 23, 2, 15, 26, 'mid').verticalCylinder(47, 23, lift, 21, 14, 'orange');
  prism(g, 'left', [0, 0, lift + 10], rounded(94, 118, [10, 10, 16, 16]), 46, ramp);
  g.onLeft(
    0,
    46,
    lift + 128,
    rect(12, 14, 70, 44, '#FBF9F4', 4, 2) +
      fitted(47, 45, 58, 26, figure, ink, 'middle') +
      [22, 40, 58]
        .map((x, i) => circle(x + 7, 76, 5, ['#33936A', '#FF6A13', '#8A8172'][i], 1.75))
        .join('') +
      `<path d="M33,100a20,20 0 0 1 28,0M38,106a12,12 0 0 1 18,0" fill="none" stroke="${print}" stroke-width="3.5"/>` +
      circle(47, 111, 2.6, print),
  );
  g.onRight(
    94,
    46,
    lift + 116,
    Array.from({ length: 5 }, (_, i) => stroke(12, 20 + i * 11, 34, 20 + i * 11, 3, slot)).join(''),
  );
  return g.svg(`${figure} monitoring dongle`, views[`monitoring-dongle:${mobile ? 2 : 1}`]);
}

const stationSizes = {
  mini: [116, 82, 84, views['power-station:mini']],
  small: [140, 100, 96, views['power-station:small']],
  standard: [170, 120, 112, views['power-station:standard']],
  large: [196, 132, 150, views['power-station:large']],
};

/** A portable power station. Its plate shows the capacity. The large one has wheels. */
function powerStation({ figure = '1 kWh', size = 'standard', casing = 'graphite' } = {}) {
  const [width, depth, height, view] = stationSizes[size];
  const { ramp, slot } = casingOf(casing);
  const g = new Isometric(198, 186);
  g.shadow(0, 0, width, depth, 46);
  if (size === 'large') prism(g, 'left', [14, depth - 4, -10], disc(20, 20, 20), 12, ramps.dark);
  g.box(0, 0, 0, width, depth, height, ramp);
  const sockets = size === 'mini' ? [] : size === 'large' ? [width - 62, width - 30] : [width - 34];
  g.onLeft(
    0,
    depth,
    height,
    rect(12, 12, 70, 44, ink, 4, 2) +
      rect(17, 17, 60, 34, '#C9DCCB', 2) +
      rating(21, 42, 52, 21, figure) +
      glare(17, 17, 60, 34) +
      sockets
        .map(
          (x) =>
            circle(x, 34, 15, '#EAE5DB', 2) +
            circle(x - 5, 35, 2.4, ink) +
            circle(x + 5, 35, 2.4, ink),
        )
        .join('') +
      (size === 'mini' ? [92] : [14, 34, 54])
        .map((x) => rect(x, size === 'mini' ? 18 : height - 30, 13, 15, '#EAE5DB', 3, 1.75))
        .join('') +
      circle(width - 44, height - 22, size === 'mini' ? 6 : 8, '#8A8172', 2) +
      rect(width - 28, height - 29, 14, 14, '#33936A', 3, 2) +
      (height > 100 ? rect(12, 64, width - 24, 5, '#FF6A13', 0) : ''),
  );
  g.onRight(
    width,
    depth,
    height,
    Array.from({ length: Math.floor((depth - 30) / 11) }, (_, i) =>
      stroke(18 + i * 11, 24, 18 + i * 11, height - 26, 3.5, slot),
    ).join(''),
  );
  g.onTop(0, 0, height, rect(12, 12, width - 24, depth - 24, 'none', 6, 2));
  const rise = size === 'mini' ? 26 : 38;
  g.tube(
    [
      g.point(22, depth / 2, height + 2),
      g.point(28, depth / 2, height + rise),
      g.point(width - 28, depth / 2, height + rise),
      g.point(width - 22, depth / 2, height + 2),
    ],
    size === 'mini' ? 10 : 14,
    '#FF6A13',
  );
  return g.svg(`Portable power station, ${figure}`, view);
}

export const inverterSubjects = {
  inverter,
  'low-frequency-inverter': lowFrequencyInverter,
  'monitoring-dongle': monitoringDongle,
  'power-station': powerStation,
};
