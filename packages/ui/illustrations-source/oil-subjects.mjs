import { casingOf, ink, ramps } from './colours.mjs';
import { Isometric, outline, round } from './isometric.mjs';
import { fitted } from './lettering.mjs';
import { rect, stroke } from './shapes.mjs';
import { arc, ground, hose, path, prism, rounded, standing } from './solids.mjs';
import { views } from './views.mjs';

/** The content of a label: band, grade and volume. */
const oilLabel = (x, y, width, height, { band, grade, figure }) =>
  rect(x, y, width, height, '#FBF9F4', 4, 2.25) +
  rect(x, y, width, round(height * 0.34), '#FF6A13', 4, 2.25) +
  rect(x, y, width, round(height * 0.28), '#241F19', 4, 2.25) +
  fitted(
    x + width / 2,
    round(y + height * 0.2),
    width - 16,
    height * 0.17,
    band,
    '#FBF9F4',
    'middle',
  ) +
  fitted(x + width / 2, round(y + height * 0.62), width - 14, height * 0.27, grade, ink, 'middle') +
  stroke(x + 10, round(y + height * 0.7), x + width - 10, round(y + height * 0.7), 2) +
  fitted(
    x + width / 2,
    round(y + height * 0.9),
    width - 16,
    height * 0.16,
    figure,
    ink,
    'middle',
    700,
  );

/** The litre bottle. */
function oilBottle({ figure = '1 L', grade = '5W-30', band = 'PETROL', casing = 'graphite' } = {}) {
  const g = new Isometric(200, 190);
  const { ramp } = casingOf(casing);
  g.shadow(0, 0, 84, 50, 36);
  prism(
    g,
    'left',
    [0, 0, 0],
    [
      [6, 0],
      [78, 0],
      [84, 6],
      [84, 128],
      ...arc(70, 132, 14, 0, 60, 3),
      [52, 158],
      [22, 158],
      [10, 148],
      [0, 128],
      [0, 6],
    ],
    50,
    ramp,
  );
  g.verticalCylinder(37, 25, 156, 13, 10, ramp).verticalCylinder(37, 25, 164, 16, 28, 'orange');
  g.onLeft(0, 50, 128, oilLabel(8, 4, 68, 110, { band, grade, figure }));
  g.onRight(84, 50, 122, stroke(12, 8, 12, 108, 7, '#8A8172'));
  return g.svg(`Engine oil ${grade}, ${figure} bottle`, views['oil-bottle']);
}

/** The can of four or five litres. */
function oilCan({ figure = '4 L', grade = '15W-40', band = 'DIESEL', casing = 'graphite' } = {}) {
  const g = new Isometric(190, 190);
  const { ramp } = casingOf(casing);
  g.shadow(0, 0, 128, 70, 44);
  prism(
    g,
    'left',
    [0, 0, 0],
    [
      [0, 0],
      [128, 0],
      [128, 166],
      [44, 184],
      [0, 164],
    ],
    70,
    ramp,
  );
  g.verticalCylinder(22, 34, 174, 15, 16, ramp).verticalCylinder(22, 34, 188, 20, 24, 'orange');
  g.tube(
    [g.point(64, 35, 180), g.point(72, 35, 214), g.point(116, 35, 206), g.point(120, 35, 168)],
    12,
    ramp[1],
  );
  g.onLeft(0, 70, 140, oilLabel(14, 2, 100, 112, { band, grade, figure }));
  g.onRight(
    128,
    70,
    140,
    rect(10, 2, 50, 112, '#EAE5DB', 3, 2) +
      [20, 32, 44].map((y) => stroke(18, y, 52, y, 2.5, '#8F8573')).join('') +
      rect(18, 66, 34, 34, '#CDC5B6', 1) +
      [24, 30, 35, 41, 46].map((x, i) => stroke(x, 70, x, 96, [2.5, 1.5, 3, 1.5, 2.5][i])).join(''),
  );
  return g.svg(`Engine oil ${grade}, ${figure} can`, views['oil-can']);
}

/** The jerrycan of ten or twenty-five litres. */
function oilJerrycan({
  figure = '25 L',
  grade = '15W-40',
  band = 'DIESEL',
  casing = 'graphite',
} = {}) {
  const g = new Isometric(190, 190);
  const { ramp, slot } = casingOf(casing);
  const height = figure === '10 L' ? 148 : 182;
  g.shadow(0, 0, 132, 112, 44);
  prism(g, 'top', [0, 0, 0], rounded(132, 112, 16), height, ramp);
  g.box(14, 12, height, 104, 88, 12, ramp);
  g.tube(
    [
      g.point(40, 56, height + 12),
      g.point(46, 56, height + 40),
      g.point(104, 56, height + 40),
      g.point(108, 56, height + 12),
    ],
    15,
    ramp[1],
  );
  g.verticalCylinder(32, 84, height + 12, 17, 8, ramp).verticalCylinder(
    32,
    84,
    height + 18,
    20,
    20,
    'orange',
  );
  g.onLeft(0, 112, height, oilLabel(18, 22, 96, height - 44, { band, grade, figure }));
  g.onRight(
    132,
    112,
    height,
    [30, 56, 82].map((x) => stroke(x, 26, x, height - 26, 4, slot)).join(''),
  );
  return g.svg(`Oil ${grade}, ${figure} jerrycan`, views[`oil-jerrycan:${height > 160 ? 25 : 10}`]);
}

/** The pail of twenty litres. */
function oilPail({
  figure = '20 L',
  grade = 'VG 46',
  band = 'HYDRAULIC',
  casing = 'graphite',
} = {}) {
  const g = new Isometric(200, 200);
  const [top, left, right] = casingOf(casing).ramp;
  ground(g, 222, 336, 100, 40);
  const wall = 'M98,130L112,330A88,40 0 0 0 288,330L302,130Z';
  g.add(
    path(wall, left, 0) +
      path('M246,130L236,366A88,40 0 0 0 288,330L302,130Z', right, 0) +
      path(wall, 'none') +
      path('M93,150A107,46 0 0 0 307,150V172A107,46 0 0 1 93,172Z', left) +
      path('M250,188C286,180 307,166 307,150V172C307,186 286,202 250,210Z', right, 0) +
      path('M93,150A107,46 0 0 0 307,150V172A107,46 0 0 1 93,172Z', 'none'),
  );
  g.add(
    `<ellipse cx="200" cy="136" rx="112" ry="48" fill="#FF6A13" stroke="${ink}" stroke-width="${outline}"/>${path('M88,136v14a112,48 0 0 0 224,0v-14', '#D14F00')}<ellipse cx="200" cy="136" rx="112" ry="48" fill="#FF9350" stroke="${ink}" stroke-width="${outline}"/><ellipse cx="200" cy="135" rx="92" ry="38" fill="none" stroke="${ink}" stroke-width="2"/>`,
  );
  g.add(standing(238, 136, 22, 10, 10, [top, left, right], 2.25));
  g.add(
    `<g transform="translate(110 212) skewY(9)">${oilLabel(10, 0, 112, 112, { band, grade, figure })}</g>`,
  );
  hose(g, 'M94,176C78,232 108,262 160,254', 4, '#CDC5B6');
  return g.svg(`${band} oil ${grade}, ${figure} pail`, views['oil-pail']);
}

/** The steel drum of two hundred litres. */
function oilDrum({ figure = '200 L', grade = '15W-40', band = 'DIESEL', casing = 'steel' } = {}) {
  const g = new Isometric(200, 200);
  const ramp = casingOf(casing).ramp;
  ground(g, 226, 348, 106, 44);
  const rim = (y) => standing(200, y, 102, 44, 10, ramp, 2.5);
  g.add(
    standing(200, 344, 98, 42, 250, ramp) +
      rim(350).replace(/<ellipse[^>]*>/, '') +
      path('M98,340A102,44 0 0 0 302,340', 'none', 2),
  );
  for (const y of [176, 262])
    g.add(
      path(`M101,${y}A99,43 0 0 0 299,${y}v9A99,43 0 0 1 101,${y + 9}Z`, ramp[1], 2.25) +
        path(
          `M240,${y + 39}C276,${y + 32} 299,${y + 16} 299,${y}v9C299,${y + 25} 276,${y + 41} 240,${y + 48}Z`,
          ramp[2],
          0,
        ),
    );
  g.add(
    rim(98) +
      `<ellipse cx="200" cy="90" rx="90" ry="37" fill="${ramp[0]}" stroke="${ink}" stroke-width="2"/>` +
      standing(160, 98, 17, 8, 7, ramps.orange, 2.25) +
      standing(248, 80, 11, 5, 5, ramps.mid, 2),
  );
  g.add(
    `<g transform="translate(114 186) skewY(9)">${oilLabel(6, 0, 118, 108, { band, grade, figure })}</g>`,
  );
  return g.svg(`${band} oil ${grade}, ${figure} drum`, views['oil-drum']);
}

export const oilSubjects = {
  'oil-bottle': oilBottle,
  'oil-can': oilCan,
  'oil-jerrycan': oilJerrycan,
  'oil-pail': oilPail,
  'oil-drum': oilDrum,
};
