import { casingOf, ink, ramps } from './colours.mjs';
import { Isometric } from './isometric.mjs';
import { fitted, rating } from './lettering.mjs';
import { circle, glare, rect, stroke } from './shapes.mjs';
import { disc, hose, path, prism, rounded, wall } from './solids.mjs';
import { views } from './views.mjs';

// Inverters and batteries.

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

/** The stick that connects an inverter to the network: `Wi-Fi` or `4G`. */
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

/** One to six modules under a cover that shows the charge. */
function lithiumStack({ figure = '5.12 kWh', modules = 2, casing = 'signal white' } = {}) {
  const { ramp, slot, print, plinth } = casingOf(casing);
  const g = new Isometric(194, 150);
  g.shadow(0, 0, 140, 84, 50).box(8, 6, 0, 124, 72, 12, plinth);
  const side = Array.from({ length: modules > 4 ? 2 : 4 }, (_, k) =>
    stroke(16, 13 + k * 8, 68, 13 + k * 8, 3, slot),
  ).join('');
  // A tall stack is drawn with lower modules, so that its rating stays readable.
  const height = modules > 4 ? 34 : 52;
  for (let i = 0; i < modules; i++) {
    const z = 12 + i * height;
    g.box(0, 0, z, 140, 84, height - 2, ramp);
    g.onLeft(
      0,
      84,
      z + height - 2,
      rect(14, height / 2 - 8, 40, 14, '#CDC5B6', 7, 2) +
        (i === modules - 1
          ? rating(60, height / 2 + 8, 76, 24, figure, print)
          : circle(122, height / 2 - 1, 4, slot)),
    );
    g.onRight(140, 84, z + height - 2, side);
  }
  const z = 12 + modules * height;
  g.box(0, 0, z, 140, 84, 44, ramp);
  g.onLeft(
    0,
    84,
    z + 44,
    rect(14, 9, 70, 28, '#241F19', 4, 2) +
      [0, 1, 2, 3, 4]
        .map((k) => rect(20 + k * 12, 15, 8, 16, k < 4 ? '#33936A' : '#574F43', 1))
        .join('') +
      circle(112, 23, 9, '#FF6A13', 2) +
      circle(112, 23, 3, ink),
  );
  g.onTop(
    0,
    0,
    z + 44,
    rect(16, 14, 20, 20, '#D14F00', 3, 2) +
      rect(46, 14, 20, 20, ink, 3, 2) +
      rect(92, 20, 34, 44, ramp[1], 3, 2) +
      stroke(98, 32, 120, 32, 2.5, slot) +
      stroke(98, 42, 120, 42, 2.5, slot),
  );
  return g.svg(`Stackable lithium battery, ${figure}`, views[`lithium-stack:${modules}`]);
}

/** A flat battery that hangs on a wall. The `slim` one is shallower. */
function wallBattery({ figure = '5 kWh', casing = 'signal white', slim = false } = {}) {
  const { ramp, slot, print } = casingOf(casing);
  const depth = slim ? 26 : 44;
  const g = new Isometric(190, 220);
  wall(g, -26, 176, -34, 236);
  prism(g, 'left', [0, 0, 0], rounded(150, 212, 18), depth, ramp);
  g.onLeft(
    0,
    depth,
    212,
    rect(56, 26, 38, 8, '#241F19', 4, 2) +
      rect(58, 27.5, 26, 5, '#33936A', 2.5) +
      rating(28, 88, 94, 34, figure, print) +
      rect(28, 104, 94, 7, '#FF6A13', 0, 2) +
      rect(54, 138, 42, 44, '#241F19', 5, 2) +
      `<path d="M78,143l-14,19h10l-4,15 17,-22h-11l6,-12z" fill="#FF6A13"/>`,
  );
  if (!slim)
    g.onRight(
      150,
      depth,
      194,
      Array.from({ length: 9 }, (_, i) =>
        stroke(12, 24 + i * 14, depth - 10, 24 + i * 14, 3, slot),
      ).join(''),
    );
  g.tube([g.point(104, depth / 2, -3), g.point(104, depth / 2, -32)], 7, '#39332A').tube(
    [g.point(122, depth / 2, -3), g.point(122, depth / 2, -32)],
    7,
    '#FF6A13',
  );
  return g.svg(
    `Wall battery, ${figure}, ${casing.toLowerCase()}`,
    views[`wall-battery:${slim ? 'slim' : 'deep'}`],
  );
}

/** A portable battery for one appliance. */
function batteryBox({ figure = '1.3 kWh', casing = 'signal white' } = {}) {
  const { ramp, slot, print } = casingOf(casing);
  const g = new Isometric(195, 200);
  g.shadow(0, 0, 140, 100, 46);
  prism(g, 'left', [0, 0, 0], rounded(140, 128, [8, 8, 16, 16]), 100, ramp);
  g.onLeft(
    0,
    100,
    128,
    rating(16, 38, 66, 25, figure, print) +
      [0, 1, 2, 3]
        .map((k) => rect(92 + k * 9, 22, 6, 15, k < 3 ? '#33936A' : '#8A8172', 1, 1.25))
        .join('') +
      rect(14, 50, 112, 7, '#FF6A13', 0, 2) +
      rect(18, 70, 48, 44, '#39332A', 5, 2) +
      circle(42, 92, 16, '#EAE5DB', 2) +
      circle(36, 92, 2.6, ink) +
      circle(48, 92, 2.6, ink) +
      circle(42, 84, 2.2, ink) +
      `<path d="M100,76v32M86,84l28,16M114,84l-28,16" stroke="#28607E" stroke-width="4"/>`,
  );
  g.onRight(
    140,
    100,
    120,
    Array.from({ length: 6 }, (_, i) => stroke(22, 32 + i * 12, 78, 32 + i * 12, 3, slot)).join(''),
  );
  g.tube(
    [g.point(34, 50, 130), g.point(38, 50, 156), g.point(102, 50, 156), g.point(106, 50, 130)],
    12,
    '#39332A',
  );
  const [x, y] = g.point(42, 100, 36);
  hose(g, `M${x},${y}c-6,34 -34,26 -44,54s14,40 34,38`, 6, '#39332A');
  g.add(`<g transform="translate(${x} ${y})">${path('M-9,-8L6,1V18L-9,9Z', '#574F43', 2.25)}</g>`);
  return g.svg(`Battery box with a socket, ${figure}`, views['battery-box']);
}

/** A tall flooded battery, with six caps that have floats. */
function tubularBattery({ figure = '200 Ah', casing = 'graphite', tall = true } = {}) {
  const { ramp, slot } = casingOf(casing);
  const height = tall ? 138 : 108;
  const g = new Isometric(180, 190);
  g.shadow(0, 0, 196, 84, 46)
    .box(0, 0, 0, 196, 84, height, ramp)
    .box(-5, -4, height, 206, 92, 22, ramps.orange);
  g.onLeft(
    0,
    84,
    height,
    Array.from({ length: 5 }, (_, i) => stroke(14, 14 + i * 5, 182, 14 + i * 5, 2, slot)).join('') +
      rect(22, 38, 152, height - 56, '#FBF9F4', 4, 2.25) +
      rect(22, 38, 40, height - 56, '#FF6A13', 4, 2.25) +
      `<path d="M47,${height / 2 - 12}l-17,24h12l-5,20 20,-27h-13l7,-17z" fill="#FBF9F4" stroke="${ink}" stroke-width="2"/>` +
      rating(70, height / 2 + 25, 90, 36, figure),
  );
  g.onRight(
    196,
    84,
    height,
    Array.from({ length: 4 }, (_, i) =>
      stroke(14 + i * 19, 18, 14 + i * 19, height - 14, 3, slot),
    ).join(''),
  );
  const top = height + 22;
  g.onTop(
    -5,
    -4,
    top,
    rect(14, 12, 178, 68, 'none', 4, 2) +
      stroke(46, 24, 58, 24, 3.5) +
      stroke(146, 24, 158, 24, 3.5) +
      stroke(152, 18, 152, 30, 3.5),
  );
  const terminal = (x, colour) => g.verticalCylinder(x, 17, top, 9, 16, colour);
  terminal(23, 'dark');
  terminal(173, 'light');
  for (let i = 0; i < 6; i++) {
    g.verticalCylinder(22 + i * 30, 56, top, 11.5, 8, 'light').verticalCylinder(
      22 + i * 30,
      56,
      top + 8,
      5,
      8,
      'orange',
    );
  }
  return g.svg(
    `${tall ? 'Tall tubular' : 'Tubular'} battery, ${figure}`,
    views[`tubular-battery:${tall ? 'tall' : 'low'}`],
  );
}

/** A sealed battery without caps, with a rope handle. */
function gelBattery({ figure = '150 Ah', casing = 'sand' } = {}) {
  const { ramp, slot } = casingOf(casing);
  const g = new Isometric(185, 200);
  g.shadow(0, 0, 180, 100, 46)
    .box(0, 0, 0, 180, 100, 96, ramp)
    .box(-3, -3, 96, 186, 106, 16, ramps.dark);
  g.onLeft(
    0,
    100,
    96,
    rect(0, 22, 180, 52, '#FF6A13', 0, 2.25) +
      rect(10, 29, 112, 38, '#FBF9F4', 4, 2) +
      rating(18, 60, 98, 34, figure) +
      rect(130, 29, 40, 38, '#241F19', 4, 2) +
      fitted(150, 54, 32, 18, 'GEL', '#FBF9F4', 'middle'),
  );
  g.onRight(
    180,
    100,
    96,
    rect(0, 22, 100, 52, '#D14F00', 0, 2.25) + stroke(14, 84, 86, 84, 2.5, slot),
  );
  const top = 112;
  g.onTop(
    -3,
    -3,
    top,
    rect(40, 14, 106, 78, '#6A6152', 4, 2) + stroke(93, 14, 93, 92, 2) + stroke(40, 53, 146, 53, 2),
  );
  for (const [x, colour] of [
    [8, ramps.orange],
    [152, ramps.light],
  ]) {
    g.box(x, 8, top, 20, 20, 6, colour);
    g.verticalCylinder(x + 10, 18, top + 6, 5, 10, 'mid');
  }
  const [ax, ay] = g.point(30, 60, top);
  const [bx, by] = g.point(152, 60, top);
  hose(g, `M${ax},${ay}C${ax + 4},${ay - 58} ${bx - 10},${by - 76} ${bx},${by}`, 7, '#C2B9A9');
  return g.svg(`Sealed gel battery, ${figure}`, views['gel-battery']);
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

export const powerSubjects = {
  inverter,
  'low-frequency-inverter': lowFrequencyInverter,
  'monitoring-dongle': monitoringDongle,
  'lithium-stack': lithiumStack,
  'wall-battery': wallBattery,
  'battery-box': batteryBox,
  'tubular-battery': tubularBattery,
  'gel-battery': gelBattery,
  'power-station': powerStation,
};
