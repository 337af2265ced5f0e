import { casingOf, ink } from './colours.mjs';
import { Isometric, round } from './isometric.mjs';
import { fitted, rating } from './lettering.mjs';
import { circle, glare, rect, stroke } from './shapes.mjs';
import { ground, hose, path, prism, rounded, wall } from './solids.mjs';
import { views } from './views.mjs';

/** A Type 2 plug, pointing up before it is turned. */
const plug = (x, y, turn, fill = '#FF6A13') =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-15,-2C-15,-20 -20,-24 -20,-34H20C20,-24 15,-20 15,-2V46C15,58 -15,58 -15,46Z', '#39332A')}${path('M-13,20H13V44C13,50 -13,50 -13,44Z', fill, 2)}${path('M-23,-34H23V-44H-23Z', '#574F43', 2.5)}${path('M-19,-44V-60C-19,-70 19,-70 19,-60V-44Z', '#EAE5DB', 2.5)}${[
    [-8, -54],
    [0, -54],
    [8, -54],
    [-4, -62],
    [4, -62],
  ]
    .map(([a, b]) => circle(a, b, 2.2, ink))
    .join('')}</g>`;

/** A wall charger with its cable wound around it. */
function wallbox({ figure = '7.4 kW', casing = 'signal white' } = {}) {
  const { ramp } = casingOf(casing);
  const g = new Isometric(190, 210);
  wall(g, -22, 164, -24, 212);
  prism(g, 'left', [0, 0, 0], rounded(140, 190, [34, 34, 22, 22]), 42, ramp);
  const [cx, cy] = g.point(70, 42, 56);
  const [fx, fy] = g.point(112, 24, 0);
  g.onLeft(
    0,
    42,
    190,
    rect(22, 20, 96, 46, '#241F19', 6, 2) +
      rating(70, 53, 84, 29, figure, '#FBF9F4', 'middle') +
      rect(22, 76, 96, 7, '#33936A', 3, 1.75) +
      circle(70, 134, 25, '#39332A', 2.25),
  );
  hose(
    g,
    `M${fx},${fy - 4}C${fx + 12},${fy + 46} ${fx - 10},${fy + 74} ${cx - 4},${fy + 62}S${cx - 66},${cy + 96} ${cx - 46},${cy + 70}S${cx - 4},${cy + 70} ${cx},${cy + 36}`,
    9,
    '#39332A',
  );
  g.add(`<g transform="translate(${cx} ${cy - 2}) scale(.86)">${plug(0, 0, 0)}</g>`);
  return g.svg(`AC wall charger, ${figure}`, views['wallbox']);
}

/** A post with a socket on each side. */
function postCharger({ figure = '22 kW', casing = 'graphite' } = {}) {
  const { ramp } = casingOf(casing);
  const g = new Isometric(206, 168);
  g.shadow(-6, -6, 104, 80, 56).box(-10, -10, 0, 108, 90, 12, 'mid');
  prism(g, 'top', [0, 0, 12], rounded(84, 66, 12), 232, ramp);
  g.box(10, 6, 244, 64, 54, 8, 'orange');
  g.onLeft(
    0,
    66,
    244,
    rect(12, 16, 60, 50, ink, 4, 2) +
      rect(17, 21, 50, 40, '#174359', 2) +
      rating(21, 48, 43, 22, figure, '#FBF9F4') +
      glare(17, 21, 50, 40) +
      rect(18, 78, 48, 30, '#FBF9F4', 4, 2) +
      `<path d="M30,86a10,10 0 0 1 0,14M37,82a16,16 0 0 1 0,22M44,78.500a22,22 0 0 1 0,29" fill="none" stroke="${ink}" stroke-width="2.5"/>` +
      rect(12, 118, 60, 8, '#33936A', 2, 2) +
      circle(42, 158, 20, '#17140F', 2.25) +
      circle(42, 158, 14, '#574F43', 2) +
      [
        [36, 154],
        [48, 154],
        [42, 153],
        [38, 162],
        [46, 162],
      ]
        .map(([x, y]) => circle(x, y, 2, '#EAE5DB'))
        .join(''),
  );
  g.onRight(
    84,
    66,
    244,
    circle(34, 150, 18, '#17140F', 2.25) +
      circle(34, 150, 12, '#574F43', 2) +
      rect(14, 108, 40, 8, '#33936A', 2, 2),
  );
  return g.svg(`Car park charging post, ${figure}`, views['post-charger']);
}

/** A cabinet with two charging connectors. */
function dcCharger({ figure = '60 kW', casing = 'signal white' } = {}) {
  const { ramp, slot } = casingOf(casing);
  const g = new Isometric(206, 168);
  g.shadow(-8, -6, 150, 110, 50)
    .box(-10, -8, 0, 150, 116, 12, 'dark')
    .box(0, 0, 12, 130, 100, 262, ramp);
  g.onLeft(
    0,
    100,
    274,
    rect(0, 0, 130, 22, '#FF6A13', 0, 2.25) +
      rect(18, 36, 94, 66, ink, 5, 2) +
      rect(25, 43, 80, 52, '#174359', 2) +
      rating(65, 80, 72, 34, figure, '#FBF9F4', 'middle') +
      glare(25, 43, 80, 52) +
      circle(36, 120, 9, '#D14F00', 2.25) +
      rect(58, 112, 54, 16, '#574F43', 3, 2) +
      rect(16, 206, 98, 40, ramp[2], 3, 2) +
      [0, 1, 2].map((i) => stroke(24, 216 + i * 10, 106, 216 + i * 10, 3, slot)).join(''),
  );
  g.onRight(
    130,
    100,
    274,
    Array.from({ length: 8 }, (_, i) => stroke(16, 150 + i * 11, 84, 150 + i * 11, 3.5, slot)).join(
      '',
    ) + rect(20, 40, 60, 78, '#39332A', 5, 2.25),
  );
  const [lx, ly] = g.point(36, 100, 122);
  hose(
    g,
    `M${lx - 12},${ly - 2}C${lx - 44},${ly + 50} ${lx - 20},${ly + 118} ${lx + 14},${ly + 96}S${lx + 34},${ly + 40} ${lx + 30},${ly + 8}`,
    10,
    '#39332A',
  );
  g.add(circle(round(lx + 30), round(ly + 6), 11, '#574F43', 2.25));
  g.add(`<g transform="translate(${lx - 14} ${ly - 18}) scale(.9)">${plug(0, 0, -12)}</g>`);
  const [rx, ry] = g.point(130, 50, 200);
  hose(
    g,
    `M${rx + 4},${ry + 26}C${rx + 14},${ry + 110} ${rx + 6},${ry + 190} ${rx + 50},${ry + 176}S${rx + 44},${ry + 60} ${rx + 24},${ry + 16}`,
    10,
    '#39332A',
  );
  g.add(`<g transform="translate(${rx + 4} ${ry - 8}) scale(.9)">${plug(0, 0, 10)}</g>`);
  return g.svg(`DC fast charger, ${figure}`, views['dc-charger']);
}

/** A coiled cable with a plug at each end. */
function chargingCable({ figure = '5 m' } = {}) {
  const g = new Isometric(200, 200);
  ground(g, 214, 300, 150, 48);
  const turns = figure === '8 m' ? 5 : 3;
  for (let i = 0; i < turns; i++) {
    const y = 296 - i * 19;
    hose(g, `M66,${y}a124,54 0 1 1 248,0a124,54 0 1 1 -248,0`, 13, '#39332A');
  }
  const y = 296 - (turns - 1) * 19;
  hose(g, `M66,${y}C62,${y - 40} 78,${y - 60} 100,${y - 84}`, 13, '#39332A');
  hose(g, `M262,${y + 44}C310,${y + 40} 336,${y + 10} 326,${y - 62}`, 13, '#39332A');
  g.add(
    `<path d="M228,${y + 51 - 20}v${turns * 19 + 3}" stroke="${ink}" stroke-width="19"/><path d="M228,${y + 51 - 20}v${turns * 19 + 3}" stroke="#FF6A13" stroke-width="13"/>`,
  );
  g.add(plug(116, y - 122, 26) + plug(320, y - 108, -8));
  g.add(
    `<g transform="translate(228 ${y + 44})">${rect(-40, -21, 80, 40, '#FBF9F4', 4, 2.25)}${fitted(0, 8, 64, 27, figure, ink, 'middle')}</g>`,
  );
  return g.svg(`Type 2 charging cable, ${figure}`, views[`charging-cable:${turns}`]);
}

export const chargerSubjects = {
  wallbox,
  'post-charger': postCharger,
  'dc-charger': dcCharger,
  'charging-cable': chargingCable,
};
