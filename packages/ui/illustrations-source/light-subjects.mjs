import { casingOf, ink, ramps } from './colours.mjs';
import { Isometric, outline, round } from './isometric.mjs';
import { fitted, rating } from './lettering.mjs';
import { circle, rect, stroke } from './shapes.mjs';
import { ground, path } from './solids.mjs';
import { views } from './views.mjs';

const bulbGlass =
  'M200,46C262,46 300,92 300,144C300,182 280,204 264,226H136C120,204 100,182 100,144C100,92 138,46 200,46Z';
const bulbCap = `${path('M164,298H236V326C236,332 226,340 216,342H184C174,340 164,332 164,326Z', '#DDD6C9')}${path('M210,298H236V326C236,332 226,340 216,342H206Z', '#A09684', 0)}${path('M164,308L236,302M164,319L236,313M165,330L235,324', 'none', 2.5)}${path('M186,342H214L208,352H192Z', '#241F19', 2)}`;

/** A bulb from the front, with its foot at (200, 352) on the sheet. */
const bulb = (figure) =>
  path(bulbGlass, '#FBF9F4') +
  path(
    'M240,56C280,74 300,106 300,144C300,182 280,204 264,226H222C250,180 262,110 240,56Z',
    '#EAE5DB',
    0,
  ) +
  path(bulbGlass, 'none') +
  '<path d="M124,140C124,108 146,80 174,72" fill="none" stroke="#FF9350" stroke-width="9"/>' +
  path('M132,226H268L248,286H152Z', '#CDC5B6') +
  path('M218,226H268L248,286H208Z', '#A09684', 0) +
  path('M132,226H268L248,286H152Z', 'none') +
  path('M160,230L170,284M186,228L190,286M214,228L210,286M240,230L230,284', 'none', 2) +
  rect(156, 286, 88, 12, '#39332A', 3, outline) +
  bulbCap +
  fitted(200, 168, 150, 48, figure, ink, 'middle');

/** The glass of a bulb that stands in a hole of the carton. The hole is centred on (x, y). */
const dome = (x, y) =>
  path(`M${x - 25},${y}A33,33 0 1 1 ${x + 25},${y}A28,16 0 0 1 ${x - 25},${y}Z`, '#FBF9F4', 2.25) +
  path(
    `M${x + 8},${y - 53}A33,33 0 0 1 ${x + 25},${y}A28,16 0 0 1 ${x + 4},${y + 11}C${x + 20},${y - 12} ${x + 20},${y - 38} ${x + 8},${y - 53}Z`,
    '#EAE5DB',
    0,
  ) +
  path(`M${x - 25},${y}A33,33 0 1 1 ${x + 25},${y}A28,16 0 0 1 ${x - 25},${y}Z`, 'none', 2.25) +
  `<path d="M${x - 22},${y - 20}C${x - 22},${y - 34} ${x - 14},${y - 42} ${x - 6},${y - 45}" fill="none" stroke="#FF9350" stroke-width="5"/>`;

/** One bulb, or with `pack` a carton of six with one bulb outside. */
function ledBulb({ figure = '12 W', pack = false } = {}) {
  const g = new Isometric(150, 140);
  if (!pack) {
    ground(g, 214, 338, 70, 22);
    g.add(bulb(figure));
    return g.svg(`LED bulb, ${figure}`, views['led-bulb:single']);
  }
  const [width, depth, height] = [204, 136, 96];
  g.shadow(0, 0, width, depth, 44).box(0, 0, 0, width, depth, height, 'light');
  g.onTop(0, 0, height, rect(8, 8, width - 16, depth - 16, '#CDC5B6', 6, 2));
  for (const y of [38, 98])
    for (const x of [38, 102, 166]) {
      const isOut = x === 166 && y === 98;
      g.onTop(x, y, height, circle(0, 0, 23, '#39332A', 2));
      if (!isOut) g.add(dome(...g.point(x, y, height)));
    }
  g.onLeft(
    0,
    depth,
    height,
    rect(0, 72, width, 24, '#FF6A13', 0, 2.25) +
      rect(14, 12, 118, 48, '#FBF9F4', 4, 2.25) +
      fitted(73, 49, 102, 40, figure, ink, 'middle'),
  );
  g.onRight(
    width,
    depth,
    height,
    rect(0, 72, depth, 24, '#D14F00', 0, 2.25) +
      fitted(depth / 2, 48, 90, 34, '6 ×', ink, 'middle'),
  );
  const [x, y] = g.point(width + 36, depth + 4);
  ground(g, x + 12, y - 4, 42, 15);
  g.add(
    `<g transform="translate(${round(x - 200 * 0.52)} ${round(y - 352 * 0.52)}) scale(.52)">${bulb(figure)}</g>`,
  );
  return g.svg(`Six LED bulbs in their carton, ${figure}`, views['led-bulb:pack']);
}

/** A lit bulb with its own battery, visible through a window in its neck. */
function rechargeableBulb({ figure = '9 W' } = {}) {
  const g = new Isometric(200, 200);
  ground(g, 214, 338, 70, 22);
  const rays = [-62, -31, 0, 31, 62]
    .map(
      (turn) =>
        `<path d="M200,20V-8" transform="rotate(${turn} 200 130)" stroke="#F5BC1D" stroke-width="8"/>`,
    )
    .join('');
  g.add(
    rays +
      path(
        'M200,46C262,46 292,84 292,120C292,142 284,158 274,170H126C116,158 108,142 108,120C108,84 138,46 200,46Z',
        '#FBF9F4',
      ) +
      path(
        'M240,54C276,70 292,96 292,120C292,142 284,158 274,170H236C256,140 260,96 240,54Z',
        '#EAE5DB',
        0,
      ) +
      path(
        'M200,46C262,46 292,84 292,120C292,142 284,158 274,170H126C116,158 108,142 108,120C108,84 138,46 200,46Z',
        'none',
      ) +
      fitted(196, 132, 140, 38, figure, ink, 'middle') +
      path('M126,170H274V248L252,286H148L126,248Z', '#EAE5DB') +
      path('M236,170H274V248L252,286H226L236,248Z', '#CDC5B6', 0) +
      path('M126,170H274V248L252,286H148L126,248Z', 'none') +
      rect(144, 190, 84, 54, '#241F19', 6, 2.25) +
      [0, 1, 2]
        .map((i) => rect(152 + i * 24, 199, 19, 36, i < 2 ? '#33936A' : '#F5BC1D', 3, 1.5))
        .join('') +
      `<path d="M188,204l-9,14h7l-3,12 11,-16h-8l4,-10z" fill="#FBF9F4"/>` +
      circle(252, 218, 7, '#FF6A13', 2) +
      rect(156, 286, 88, 12, '#39332A', 3, outline) +
      bulbCap,
  );
  return g.svg(`Rechargeable bulb, ${figure}`, views['rechargeable-bulb']);
}

/** A panel, battery and lamp in one housing on an arm. */
function streetLight({ figure = '60 W' } = {}) {
  const g = new Isometric(150, 300);
  g.shadow(-16, -16, 36, 36, 50);
  const pool = g.point(124, 10, 0);
  const [a, b] = [g.point(30, 44, 236), g.point(204, 44, 236)];
  g.add(
    `<ellipse cx="${pool[0] + 6}" cy="${pool[1]}" rx="112" ry="46" fill="#FFD867" opacity=".45"/><path d="M${a.join(',')}L${b.join(',')}L${pool[0] + 116},${pool[1] - 8}A112,46 0 0 1 ${pool[0] - 100},${pool[1] + 14}Z" fill="#FFD867" opacity=".28"/>`,
  );
  g.box(-18, -18, 0, 36, 36, 8, 'mid');
  g.tube([g.point(0, 0, 8), g.point(0, 0, 232)], 12, '#574F43').tube(
    [g.point(0, 0, 190), g.point(50, 0, 232)],
    7,
    '#574F43',
  );
  g.box(16, -44, 240, 200, 90, 22, 'light');
  let cells = rect(8, 8, 150, 74, '#1B4A62', 2, 2);
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 2; j++)
      cells += rect(
        round(11 + i * 36.5),
        11 + j * 35,
        34,
        33,
        (i + j) % 3 ? '#28607E' : '#2F6F90',
        2,
      );
  g.onTop(
    16,
    -44,
    262,
    `${cells}<path d="M8,62L70,8H92L8,78Z" fill="#fff" opacity=".14"/>` +
      circle(180, 45, 9, '#39332A', 2),
  );
  g.onLeft(16, 46, 262, rect(0, 14, 200, 8, '#FFD867', 0, 1.75));
  g.box(-10, -13, 230, 30, 28, 24, 'orange');
  const [x, y] = g.point(0, 0, 112);
  g.add(
    `<g transform="translate(${x} ${y})">${rect(-36, -22, 72, 40, '#FBF9F4', 4, 2.25)}${fitted(0, 7, 60, 25, figure, ink, 'middle')}</g>`,
  );
  return g.svg(`Solar street light, ${figure}`, views['street-light']);
}

/** A flat lamp on a bracket. */
function floodLight({ figure = '100 W', casing = 'graphite' } = {}) {
  const { ramp, slot } = casingOf(casing);
  const g = new Isometric(190, 200);
  g.shadow(0, 8, 184, 14, 40);
  g.tube(
    [g.point(-14, 20, 110), g.point(-14, 20, 6), g.point(184, 20, 6), g.point(184, 20, 110)],
    9,
    '#8A8172',
  );
  for (let i = 0; i < 7; i++) g.box(14 + i * 22, -22, 42, 10, 26, 128, ramp);
  g.box(0, 4, 34, 170, 40, 148, ramp);
  let leds = rect(12, 12, 146, 104, '#CDC5B6', 4, 2.25);
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 4; j++)
      leds += rect(22 + i * 22.5, round(20 + j * 23.5), 14, 14, '#FFD867', 3, 1.25);
  g.onLeft(
    0,
    44,
    182,
    `${leds}<path d="M12,96L112,12H140L12,116Z" fill="#fff" opacity=".3"/>` +
      rating(16, 141, 100, 22, figure, casingOf(casing).print) +
      circle(150, 133, 5, slot),
  );
  g.onRight(
    170,
    44,
    182,
    [0, 1, 2, 3, 4, 5].map((i) => stroke(8, 22 + i * 18, 32, 22 + i * 18, 3, slot)).join(''),
  );
  g.onRight(182, 30, 116, circle(10, 6, 11, '#FF6A13', 2.25) + stroke(5, 6, 15, 6, 2.5));
  return g.svg(`LED flood light, ${figure}`, views['flood-light']);
}

/** A solar garden lamp. */
function gardenBollard({ figure = '5 W' } = {}) {
  const g = new Isometric(200, 200);
  g.add(
    `<ellipse cx="226" cy="352" rx="108" ry="38" fill="${ink}" opacity=".10"/><ellipse cx="200" cy="350" rx="112" ry="42" fill="#FFD867" opacity=".4"/>`,
  );
  const base = new Isometric(200, 350);
  base
    .verticalCylinder(0, 0, 0, 36, 12, 'dark')
    .verticalCylinder(0, 0, 12, 21, 166, 'dark')
    .verticalCylinder(0, 0, 178, 30, 12, 'dark')
    .verticalCylinder(0, 0, 190, 25, 62, [ramps.light[0], ...ramps.yellow]);
  for (const x of [-26, 0, 26])
    base.line(
      [
        [200 + x, 350 - 190 + (x ? 12 : 18)],
        [200 + x, 350 - 252 + (x ? 12 : 18)],
      ],
      4,
    );
  base.verticalCylinder(0, 0, 252, 46, 16, 'orange');
  base.add(
    `<ellipse cx="200" cy="82" rx="46" ry="26" fill="#1B4A62" stroke="${ink}" stroke-width="2"/><path d="M158,82H242M170,68L230,96M230,68L170,96M200,56V108" stroke="#8CB6CB" stroke-width="1.5"/><path d="M170,88L206,60H218L178,96Z" fill="#fff" opacity=".16"/>`,
  );
  base.add(
    `<g transform="translate(200 272) skewY(5)">${rect(-25, -10, 42, 34, '#FBF9F4', 3, 2)}${fitted(-4, 14, 36, 20, figure, ink, 'middle')}</g>`,
  );
  g.shapes.push(...base.shapes);
  return g.svg(`Solar garden bollard, ${figure}`, views['garden-bollard']);
}

export const lightSubjects = {
  'led-bulb': ledBulb,
  'rechargeable-bulb': rechargeableBulb,
  'street-light': streetLight,
  'flood-light': floodLight,
  'garden-bollard': gardenBollard,
};
