import { casingOf, ink } from './colours.mjs';
import { Isometric, outline, round } from './isometric.mjs';
import { fitted } from './lettering.mjs';
import { circle, rect, stroke } from './shapes.mjs';
import { arc, disc, hose, path, prism, wall } from './solids.mjs';
import { views } from './views.mjs';

/** An appliance's energy label with its watts. */
const energyLabel = (x, y, figure) =>
  rect(x, y, 50, 66, '#FBF9F4', 2, 2) +
  rect(x, y, 50, 12, '#177A52', 2, 2) +
  stroke(x + 6, y + 20, x + 22, y + 20, 4, '#177A52') +
  stroke(x + 6, y + 28, x + 28, y + 28, 4, '#33936A') +
  stroke(x + 6, y + 36, x + 34, y + 36, 4, '#FF6A13') +
  fitted(x + 25, y + 59, 42, 18, figure, ink, 'middle');

/** A chest freezer. The `solar` one runs from a battery and has battery clips. */
function chestFreezer({ figure = '98 W', solar = false, casing = 'signal white' } = {}) {
  const { ramp, slot } = casingOf(casing);
  const g = new Isometric(204, 164);
  const width = solar ? 168 : 196;
  g.shadow(0, 0, width, 110, 44)
    .box(8, 8, 0, width - 16, 96, 10, 'dark')
    .box(0, 0, 10, width, 110, 112, ramp);
  g.onLeft(
    0,
    110,
    122,
    rect(width - 66, 70, 54, 32, '#CDC5B6', 3, 2) +
      [78, 86, 94].map((y) => stroke(width - 60, y, width - 18, y, 2.5, '#8F8573')).join('') +
      energyLabel(18, 28, figure) +
      circle(90, 90, 5, '#33936A', 1.75) +
      (solar ? '' : circle(106, 90, 5, '#FF6A13', 1.75)),
  );
  g.box(-5, -4, 122, width + 10, 118, 22, ramp);
  g.onLeft(
    -5,
    114,
    144,
    rect(78, 6, 50, 20, '#39332A', 4, 2.25) + rect(86, 12, 34, 8, '#574F43', 3),
  );
  g.onTop(
    -5,
    -4,
    144,
    rect(14, 14, width - 18, 90, ramp[0], 6, 2) +
      (solar
        ? circle(84, 59, 18, '#F5BC1D', 2.25) +
          [0, 45, 90, 135, 180, 225, 270, 315]
            .map(
              (turn) =>
                `<path d="M84,34V24" transform="rotate(${turn} 84 59)" stroke="${ink}" stroke-width="4"/>`,
            )
            .join('')
        : '<path d="M20,70L90,18H124L20,94Z" fill="#fff" opacity=".8"/>'),
  );
  g.onRight(width, 110, 122, stroke(14, 90, 94, 90, 2.5, slot));
  if (solar) {
    const [x, y] = g.point(width, 40, 40);
    const clip = (dx, dy, colour) => {
      hose(g, `M${x},${y}c20,-6 ${round(dx * 0.5)},60 ${dx},${dy}`, 4, colour);
      g.add(
        `<g transform="translate(${x + dx} ${y + dy}) rotate(70)">${path('M-6,-10H6L9,4L4,26H1L0,12L-1,26H-4L-9,4Z', colour, 2.25)}</g>`,
      );
    };
    clip(54, 52, '#39332A');
    clip(66, 16, '#D14F00');
  }
  return g.svg(
    `${solar ? 'Solar DC' : 'Inverter'} chest freezer, ${figure}`,
    views[`chest-freezer:${solar ? 'solar' : 'mains'}`],
  );
}

/** A freezer door above and a fridge door below. */
function refrigerator({ figure = '92 W', casing = 'signal white' } = {}) {
  const { ramp, slot } = casingOf(casing);
  const g = new Isometric(200, 170);
  g.shadow(0, 0, 118, 108, 44).box(6, 6, 0, 106, 90, 12, 'dark').box(0, 0, 10, 118, 96, 262, ramp);
  g.box(-2, 96, 12, 122, 14, 166, ramp).box(-2, 96, 182, 122, 14, 90, ramp);
  g.onLeft(
    -2,
    110,
    272,
    rect(14, 26, 9, 52, '#39332A', 4, 2) + rect(92, 10, 20, 8, '#FF6A13', 2, 1.5),
  );
  g.onLeft(-2, 110, 178, rect(14, 12, 9, 74, '#39332A', 4, 2) + energyLabel(54, 16, figure));
  g.onRight(
    118,
    96,
    250,
    [0, 1, 2, 3].map((i) => stroke(22, 200 + i * 9, 76, 200 + i * 9, 3, slot)).join(''),
  );
  return g.svg(`Double-door refrigerator, ${figure}`, views['refrigerator']);
}

function airConditioner({ figure = '1.5 HP', casing = 'signal white' } = {}) {
  const { ramp, slot, print } = casingOf(casing);
  const g = new Isometric(206, 148);
  wall(g, -10, 220, -40, 150);
  g.box(0, 0, 30, 206, 62, 84, ramp);
  g.onLeft(
    0,
    62,
    114,
    rect(0, 60, 206, 24, '#CDC5B6', 0, 2.5) +
      rect(8, 66, 190, 12, '#241F19', 2) +
      fitted(16, 40, 90, 28, figure, print) +
      rect(146, 20, 42, 24, '#241F19', 3, 2) +
      fitted(167, 38, 36, 18, '24°', '#8FE0B6', 'middle', 700),
  );
  g.poly(
    [g.point(4, 62, 40), g.point(202, 62, 40), g.point(202, 82, 22), g.point(4, 82, 22)],
    ramp[0],
  );
  for (const x of [40, 90, 140, 186]) {
    const [a, b] = g.point(x, 80, 8);
    g.add(
      `<path d="M${a},${b}c-10,14 10,22 0,36s8,20 0,32" fill="none" stroke="#28607E" stroke-width="4"/>`,
    );
  }
  g.onRight(
    206,
    62,
    114,
    [0, 1, 2, 3].map((i) => stroke(14, 20 + i * 12, 48, 20 + i * 12, 3, slot)).join(''),
  );
  g.onTop(
    0,
    0,
    114,
    rect(12, 12, 182, 30, ramp[1], 3, 2) +
      stroke(20, 22, 186, 22, 2, slot) +
      stroke(20, 32, 186, 32, 2, slot),
  );
  return g.svg(`Inverter air conditioner, ${figure}`, views['air-conditioner']);
}

const fanBlade = 'M10,-16C18,-52 50,-86 84,-62C100,-44 74,-8 18,14Z';

function standingFan({ figure = '28 W', casing = 'white' } = {}) {
  const { ramp, plinth } = casingOf(casing);
  const g = new Isometric(200, 330);
  const z = 208;
  const headRadius = 106;
  g.shadow(-46, -46, 92, 92, 64);
  g.verticalCylinder(0, 0, 0, 60, 16, ramp)
    .verticalCylinder(0, 0, 16, 16, 40, ramp)
    .verticalCylinder(0, 0, 56, 9, 90, plinth);
  const lying = (y, radius, length, colours) =>
    prism(g, 'left', [-radius, y, z - radius], disc(radius, radius, radius), length, colours);
  lying(-56, 38, 56, ramp);
  lying(0, headRadius, 16, [ramp[0], ramp[1], ramp[2]]);
  const ring = (radius, width, colour = ink) =>
    `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const isPale = ramp === casingOf('white').ramp;
  const blades = [8, 128, 248]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${path(fanBlade, isPale ? '#4F86A3' : '#A09684', 2.25)}</g>`,
    )
    .join('');
  const wires = arc(0, 0, 1, 0, 345, 23)
    .map(([u, v]) => stroke(round(u * 26), round(v * 26), round(u * 94), round(v * 94), 1.25))
    .join('');
  g.onLeft(
    0,
    16,
    z,
    circle(0, 0, 98, isPale ? '#EAE5DB' : '#574F43', 2) +
      blades +
      `<g opacity=".55">${wires}${ring(50, 1.25)}${ring(73, 1.25)}</g>` +
      ring(101, 9, ramp[1]) +
      ring(headRadius, outline) +
      ring(96, 1.75) +
      circle(0, 0, 26, '#FF6A13', 2.25) +
      circle(0, 0, 12, '#D14F00', 1.75),
  );
  const [x, y] = g.point(0, 40, 44);
  g.add(
    `<g transform="translate(${x + 34} ${y})">${rect(-46, -24, 92, 44, '#FBF9F4', 5, 2.25)}${fitted(0, 9, 78, 30, figure, ink, 'middle')}</g>`,
  );
  g.box(112, 34, 0, 32, 66, 9, 'dark');
  g.onTop(
    112,
    34,
    9,
    circle(16, 15, 6.5, '#FF6A13', 1.75) +
      [30, 43]
        .map((row) => rect(6, row, 8, 8, '#EAE5DB', 2) + rect(18, row, 8, 8, '#EAE5DB', 2))
        .join(''),
  );
  return g.svg(
    `Standing fan with remote control, ${figure}, ${casing.toLowerCase()}`,
    views['standing-fan'],
  );
}

export const applianceSubjects = {
  'chest-freezer': chestFreezer,
  refrigerator,
  'air-conditioner': airConditioner,
  'standing-fan': standingFan,
};
