import { casingOf, ink, ramps } from './colours.mjs';
import { Isometric } from './isometric.mjs';
import { fitted, rating } from './lettering.mjs';
import { circle, rect, stroke } from './shapes.mjs';
import { hose, path, prism, rounded, wall } from './solids.mjs';
import { views } from './views.mjs';

/** One to six modules under a cover that shows the charge. */
function lithiumStack({ figure = '5.12 kWh', modules = 2, casing = 'signal white' } = {}) {
  const { ramp, slot, print, plinth } = casingOf(casing);
  const g = new Isometric(194, 150);
  g.shadow(0, 0, 140, 84, 50).box(8, 6, 0, 124, 72, 12, plinth);
  const side = Array.from({ length: modules > 4 ? 2 : 4 }, (_, k) =>
    stroke(16, 13 + k * 8, 68, 13 + k * 8, 3, slot),
  ).join('');
  // The modules of a tall stack are drawn flatter, so that the rating stays readable.
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

export const batterySubjects = {
  'lithium-stack': lithiumStack,
  'wall-battery': wallBattery,
  'battery-box': batteryBox,
  'tubular-battery': tubularBattery,
  'gel-battery': gelBattery,
};
