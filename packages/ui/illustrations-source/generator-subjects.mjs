import { ink, ramps } from './colours.mjs';
import { Isometric } from './isometric.mjs';
import { fitted, rating } from './lettering.mjs';
import { circle, rect, stroke } from './shapes.mjs';
import { arc, hose, path, prism, standing } from './solids.mjs';
import { views } from './views.mjs';

const sockets = (x, y) =>
  circle(x, y, 11, '#EAE5DB', 2) + circle(x - 4, y, 2.4, ink) + circle(x + 4, y, 2.4, ink);

/** A generator in an open frame on wheels. `gas` adds the second fuel. */
function generator({ figure = '3.5 kVA', gas = false } = {}) {
  const g = new Isometric(200, 176);
  g.shadow(0, 0, 180, 110, 46);
  const bar = (...points) =>
    g.tube(
      points.map((point) => g.point(...point)),
      7,
      '#574F43',
    );
  bar([0, 0, 8], [180, 0, 8]);
  bar([0, 0, 8], [0, 110, 8]);
  bar([0, 0, 6], [0, 0, 138]);
  g.box(16, 14, 12, 92, 80, 66, 'mid');
  g.onRight(
    108,
    94,
    78,
    rect(10, 10, 58, 46, '#8A8172', 2, 2) +
      stroke(16, 22, 62, 22, 3) +
      stroke(16, 32, 62, 32, 3) +
      stroke(16, 42, 62, 42, 3),
  );
  g.box(108, 26, 16, 52, 58, 58, 'dark');
  g.onRight(160, 84, 74, circle(29, 29, 20, '#574F43', 2) + circle(29, 29, 9, '#CDC5B6', 2));
  g.onLeft(
    16,
    94,
    78,
    rect(8, 8, 76, 50, '#39332A', 3, 2) +
      sockets(26, 33) +
      sockets(56, 33) +
      rect(73, 16, 8, 12, '#FF6A13', 1) +
      circle(77, 44, 4, '#33936A'),
  );
  g.box(10, 8, 84, 160, 94, 44, 'orange');
  g.onLeft(
    10,
    102,
    128,
    rect(22, 8, 116, 28, '#FBF9F4', 3, 2) + fitted(80, 30, 104, 23, figure, ink, 'middle'),
  );
  g.onTop(
    10,
    8,
    128,
    circle(80, 47, 20, '#241F19', 2.5) +
      circle(80, 47, 10, '#574F43', 2) +
      rect(118, 34, 26, 26, '#FF9350', 3, 2),
  );
  bar([0, 0, 138], [180, 0, 138]);
  bar([180, 0, 6], [180, 0, 138]);
  bar([0, 110, 6], [0, 110, 138]);
  bar([180, 0, 8], [180, 110, 8]);
  bar([0, 110, 8], [180, 110, 8]);
  bar([0, 0, 138], [0, 110, 138], [180, 110, 138], [180, 0, 138]);
  bar([180, 110, 6], [180, 110, 138]);
  for (const x of [30, 150]) {
    g.lyingCylinder(x, 112, 4, 22, 10, 'dark');
    g.onLeft(x, 122, 4, circle(0, 0, 9, '#CDC5B6', 2));
  }
  if (gas) {
    const [x, y] = g.point(108, 104, 34);
    hose(g, `M${x},${y}c10,46 40,64 84,54s52,-36 74,-30`, 7, '#D14F00');
    g.add(
      `<g transform="translate(${x + 176} ${y + 22})">${standing(0, 26, 22, 10, 26, ramps.light, 2.25)}${standing(0, -2, 13, 6, 12, ramps.orange, 2)}${rect(-32, 6, 14, 12, '#C2B9A9', 2, 2)}</g>`,
    );
  }
  return g.svg(
    `${gas ? 'Petrol and gas' : 'Petrol'} generator, ${figure}`,
    views[`generator:${gas ? 'gas' : 'petrol'}`],
  );
}

/** A small generator with a pull cord. */
function recoilGenerator({ figure = '1.2 kVA' } = {}) {
  const g = new Isometric(200, 190);
  g.shadow(0, 0, 130, 100, 44);
  const bar = (...points) =>
    g.tube(
      points.map((point) => g.point(...point)),
      7,
      '#574F43',
    );
  bar([0, 0, 6], [130, 0, 6]);
  bar([0, 0, 6], [0, 100, 6]);
  bar([0, 0, 6], [0, 0, 130], [130, 0, 130], [130, 0, 6]);
  g.box(16, 12, 10, 100, 76, 62, 'dark');
  g.onRight(116, 88, 72, rect(8, 8, 60, 46, '#CDC5B6', 3, 2) + sockets(24, 31) + sockets(52, 31));
  g.lyingCylinder(58, 84, 42, 38, 14, 'mid');
  g.onLeft(
    58,
    98,
    42,
    [16, 24, 31]
      .map(
        (radius) =>
          `<circle r="${radius}" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="9 6"/>`,
      )
      .join('') + circle(0, 0, 9, '#241F19', 2),
  );
  const [x, y] = g.point(88, 98, 54);
  hose(g, `M${x - 6},${y}l26,18`, 2, '#FBF9F4');
  g.add(
    `<g transform="translate(${x + 27} ${y + 22}) rotate(-52)">${rect(-19, -7, 38, 14, '#FF6A13', 6)}</g>`,
  );
  g.box(10, 8, 78, 112, 84, 34, 'orange');
  g.onLeft(
    10,
    92,
    112,
    rect(8, 4, 96, 25, '#FBF9F4', 3, 2) + fitted(56, 24, 86, 22, figure, ink, 'middle'),
  );
  g.onTop(10, 8, 112, circle(38, 42, 16, '#241F19', 2.5) + circle(38, 42, 8, '#574F43', 2));
  bar([130, 0, 130], [130, 100, 130], [0, 100, 130], [0, 0, 130]);
  bar([0, 100, 130], [0, 100, 6], [130, 100, 6], [130, 100, 130]);
  bar([130, 100, 6], [130, 0, 6]);
  return g.svg(`Recoil-start petrol generator, ${figure}`, views['recoil-generator']);
}

/** A generator under a canopy, on a skid. */
function silentGenerator({ figure = '20 kVA' } = {}) {
  const g = new Isometric(190, 170);
  g.shadow(-6, -4, 226, 112, 46);
  g.box(-8, -4, 0, 224, 110, 18, 'dark');
  g.onLeft(-8, 106, 18, rect(40, 4, 40, 10, '#17140F', 2) + rect(144, 4, 40, 10, '#17140F', 2));
  const canopy = ramps.light;
  prism(
    g,
    'left',
    [0, 0, 18],
    [
      [0, 0],
      [208, 0],
      [208, 112],
      [196, 126],
      [12, 126],
      [0, 112],
    ],
    102,
    canopy,
  );
  const louvres = (x, y, width, count) =>
    rect(x, y, width, count * 9 + 6, '#CDC5B6', 2, 2) +
    Array.from({ length: count }, (_, i) =>
      stroke(x + 6, y + 7 + i * 9, x + width - 6, y + 7 + i * 9, 3.5, '#574F43'),
    ).join('');
  const door = (x, inner) => rect(x, 24, 92, 92, 'none', 3, 2.25) + inner;
  g.onLeft(
    0,
    102,
    144,
    door(8, fitted(54, 55, 80, 24, figure, ink, 'middle') + louvres(20, 68, 68, 4)) +
      door(
        108,
        rect(118, 34, 44, 32, '#CFE3D6', 3, 2.25) +
          rect(123, 39, 20, 13, '#241F19', 1.5) +
          circle(153, 44, 4.5, '#D14F00', 1.5) +
          circle(153, 57, 4.5, '#33936A', 1.5) +
          louvres(120, 78, 68, 3),
      ) +
      rect(90, 62, 6, 18, ink, 2) +
      rect(188, 46, 6, 18, ink, 2) +
      rect(0, 12, 208, 7, '#FF6A13', 0, 1.75),
  );
  g.onRight(
    208,
    102,
    130,
    Array.from({ length: 9 }, (_, i) => stroke(16, 26 + i * 9, 86, 26 + i * 9, 4, '#8F8573')).join(
      '',
    ) + rect(10, 18, 82, 92, 'none', 3, 2),
  );
  g.verticalCylinder(176, 34, 144, 11, 26, 'dark');
  g.onTop(12, 0, 144, rect(40, 34, 24, 36, 'none', 3, 2) + rect(96, 34, 24, 36, 'none', 3, 2));
  const eye = g.point(96, 51, 146);
  g.add(
    `<path d="M${eye[0] - 9},${eye[1]}v-14a9,9 0 0 1 18,0v14" fill="none" stroke="${ink}" stroke-width="9"/><path d="M${eye[0] - 9},${eye[1]}v-14a9,9 0 0 1 18,0v14" fill="none" stroke="#FF6A13" stroke-width="4.5"/>`,
  );
  return g.svg(`Silent diesel generator, ${figure}`, views['silent-generator']);
}

/** A portable inverter generator in a closed case. */
function inverterGenerator({ figure = '2.2 kVA' } = {}) {
  const g = new Isometric(195, 200);
  g.shadow(4, 0, 190, 84, 46);
  for (const x of [18, 150]) g.box(x, 10, -8, 26, 64, 10, 'dark');
  const shell = [
    [6, 0],
    [190, 0],
    [200, 12],
    [200, 74],
    [182, 104],
    ...arc(148, 126, 18, 0, 90, 4),
    [58, 144],
    ...arc(54, 124, 20, 95, 170, 4),
    [10, 96],
    [0, 80],
    [0, 12],
  ];
  prism(g, 'left', [0, 0, 0], shell, 84, ramps.orange);
  g.onLeft(
    0,
    84,
    144,
    path('M66,14H136L146,36H58Z', '#241F19', 2.25) +
      path('M66,14H136L132,22H70Z', '#39332A', 0) +
      rect(14, 56, 118, 76, '#39332A', 7, 2.25) +
      rating(24, 82, 64, 22, figure, '#FBF9F4') +
      [0, 1, 2]
        .map((i) => circle(100 + i * 11, 75, 4, ['#33936A', '#F5BC1D', '#8A8172'][i], 1.25))
        .join('') +
      sockets(36, 110) +
      sockets(66, 110) +
      circle(104, 109, 14, '#8A8172', 2) +
      stroke(104, 109, 112, 100, 3) +
      Array.from({ length: 6 }, (_, i) =>
        stroke(146, 66 + i * 11, 186, 66 + i * 11, 4, '#8A3400'),
      ).join(''),
  );
  g.onRight(
    200,
    84,
    70,
    Array.from({ length: 5 }, (_, i) =>
      stroke(14, 8 + i * 10, 70, 8 + i * 10, 3.5, '#8A3400'),
    ).join(''),
  );
  g.verticalCylinder(166, 42, 122, 12, 8, 'dark');
  return g.svg(`Inverter generator, ${figure}`, views['inverter-generator']);
}

export const generatorSubjects = {
  generator,
  'recoil-generator': recoilGenerator,
  'silent-generator': silentGenerator,
  'inverter-generator': inverterGenerator,
};
