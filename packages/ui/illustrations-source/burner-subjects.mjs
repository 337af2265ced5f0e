import { casingOf, ink } from './colours.mjs';
import { Isometric, round } from './isometric.mjs';
import { fitted } from './lettering.mjs';
import { circle, rect, stroke } from './shapes.mjs';
import { path } from './solids.mjs';
import { views } from './views.mjs';

/** The positions of a stove's flames along its width. */
const flamesAt = { 1: [56], 2: [38, 92], 3: [38, 96, 154] };
const stoveWidths = { 1: 112, 2: 130, 3: 192 };

export function stove(g, x, y, flames, casing) {
  const width = stoveWidths[flames];
  const { ramp } = casingOf(casing);
  for (const [a, b] of [
    [6, 84],
    [width - 14, 84],
    [width - 14, 8],
  ])
    g.box(x + a, y + b, -8, 8, 8, 8, 'dark');
  g.box(x, y, 0, width, 100, 30, ramp);
  g.onLeft(
    x,
    y + 100,
    30,
    flamesAt[flames]
      .map((at) => circle(at, 15, 9, '#39332A', 2) + stroke(at, 15, at, 8, 2.5, '#fff'))
      .join(''),
  );
  g.onTop(
    x,
    y,
    30,
    rect(7, 7, width - 14, 86, '#39332A', 4, 2) +
      flamesAt[flames]
        .map(
          (at) =>
            circle(at, 50, 26, '#574F43', 2) +
            [0, 45, 90, 135]
              .map(
                (turn) =>
                  `<path d="M${at - 31},50H${at + 31}" transform="rotate(${turn} ${at} 50)" stroke="${ink}" stroke-width="4"/>`,
              )
              .join(''),
        )
        .join(''),
  );
  for (const at of flamesAt[flames]) {
    g.verticalCylinder(x + at, y + 50, 30, 15, 9, 'orange');
    const [a, b] = g.point(x + at, y + 50, 39);
    g.add(
      `<ellipse cx="${a}" cy="${b}" rx="9" ry="5" fill="#241F19" stroke="${ink}" stroke-width="1.75"/>`,
    );
  }
}

function tableBurner({ figure = '2 flames', casing = 'signal white' } = {}) {
  const flames = Number.parseInt(figure, 10);
  const g = new Isometric(200, 180);
  const width = stoveWidths[flames];
  g.shadow(0, 0, width, 100, 40);
  stove(g, 0, 0, flames, casing);
  g.onRight(
    width,
    100,
    30,
    rect(10, 3, 80, 24, '#FBF9F4', 3, 2) + fitted(50, 21, 70, 19, figure, ink, 'middle'),
  );
  for (const at of flamesAt[flames]) {
    const [a, b] = g.point(at, 50, 42);
    g.add(
      [-16, -6, 6, 16]
        .map((dx, i) =>
          path(
            `M${a + dx - 5},${b}c-2,-8 4,-12 5,-${i % 3 ? 22 : 16}c3,8 8,12 5,${i % 3 ? 22 : 16}z`,
            '#4F86A3',
            2,
          ),
        )
        .join(''),
    );
  }
  return g.svg(`Table-top gas burner, ${figure}`, views[`table-burner:${flames}`]);
}

/** A low steel frame with cast rings, for big pots. */
function cateringBurner({ figure = '1 ring' } = {}) {
  const rings = Number.parseInt(figure, 10);
  const [side, depth, height] = [112, 112, 62];
  const width = rings * side;
  const g = new Isometric(200, 180);
  g.shadow(0, 0, width, depth, 40);
  const corner = (x, y) => g.tube([g.point(x, y, 0), g.point(x, y, height)], 8, '#574F43');
  corner(0, 0);
  g.tube([g.point(0, 0, 14), g.point(0, depth, 14)], 5, '#39332A').tube(
    [g.point(0, 0, 14), g.point(width, 0, 14)],
    5,
    '#39332A',
  );
  g.tube(
    [
      g.point(0, 0, height),
      g.point(width, 0, height),
      g.point(width, depth, height),
      g.point(0, depth, height),
      g.point(0, 0, height),
    ],
    8,
    '#574F43',
  );
  for (let i = 0; i < rings; i++) {
    const x = i * side + side / 2;
    const y = depth / 2;
    if (i) g.tube([g.point(i * side, 0, height), g.point(i * side, depth, height)], 8, '#574F43');
    g.verticalCylinder(x, y, height - 26, 34, 16, 'dark');
    g.verticalCylinder(x, y, height - 10, 26, 8, 'orange').verticalCylinder(
      x,
      y,
      height - 2,
      13,
      6,
      'dark',
    );
    const [a, b] = g.point(x, y, height - 2);
    g.add(
      [0, 1, 2, 3, 4, 5, 6]
        .map((k) =>
          path(
            `M${round(a - 33 + k * 11 - 4)},${round(b + 4 + Math.sqrt(1 - ((k - 3) / 3.6) ** 2) * 10)}c-2,-8 4,-11 4,-20c3,8 7,11 4,20z`,
            '#4F86A3',
            1.75,
          ),
        )
        .join(''),
    );
    for (const [u, v] of [
      [0, 0],
      [side, 0],
      [0, depth],
      [side, depth],
    ])
      g.tube(
        [
          g.point(i * side + u, v, height + 2),
          g.point(x + (u ? 26 : -26), y + (v ? 26 : -26), height + 6),
        ],
        6,
        '#39332A',
      );
  }
  corner(width, 0);
  corner(0, depth);
  corner(width, depth);
  g.tube([g.point(0, depth, 14), g.point(width, depth, 14), g.point(width, 0, 14)], 5, '#39332A');
  for (let i = 0; i < rings; i++) {
    g.tube(
      [
        g.point(i * side + side / 2, depth / 2 + 30, height - 18),
        g.point(i * side + side / 2, depth + 22, height - 18),
      ],
      6,
      '#A09684',
    );
    g.onLeft(
      i * side + side / 2,
      depth + 24,
      height - 18,
      circle(0, 0, 9, '#FF6A13', 2.25) + stroke(0, -5, 0, 5, 2.5),
    );
  }
  g.onLeft(
    width / 2 - 37,
    depth + 5,
    22,
    rect(0, -4, 74, 32, '#FBF9F4', 4, 2.25) + fitted(37, 19, 62, 22, figure, ink, 'middle'),
  );
  return g.svg(`Caterer's gas burner, ${figure}`, views[`catering-burner:${rings}`]);
}

export const burnerSubjects = {
  'table-burner': tableBurner,
  'catering-burner': cateringBurner,
};
