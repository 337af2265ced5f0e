import { casingOf, ink, ramps } from './colours.mjs';
import { Isometric, outline } from './isometric.mjs';
import { fitted } from './lettering.mjs';
import { circle, rect, stroke } from './shapes.mjs';
import { disc, ground, path, prism } from './solids.mjs';
import { views } from './views.mjs';

/** A box with a lid. The figure is the number of pieces. */
function toolBox({ figure = '61 pc', casing = 'steel' } = {}) {
  const { ramp, slot } = casingOf(casing);
  const g = new Isometric(202, 178);
  g.shadow(0, 0, 190, 104, 44)
    .box(0, 0, 0, 190, 104, 70, ramp)
    .box(-5, -4, 70, 200, 112, 26, 'dark');
  g.onLeft(
    0,
    104,
    70,
    rect(16, 12, 158, 46, ramp[2], 3, 2) + fitted(95, 47, 130, 32, figure, '#FBF9F4', 'middle'),
  );
  g.onLeft(
    -5,
    108,
    96,
    rect(28, 8, 30, 32, '#FF6A13', 3, 2.25) +
      rect(142, 8, 30, 32, '#FF6A13', 3, 2.25) +
      rect(35, 20, 16, 6, ink, 2) +
      rect(149, 20, 16, 6, ink, 2),
  );
  g.onRight(190, 104, 70, [18, 34, 50].map((y) => stroke(20, y, 84, y, 3, slot)).join(''));
  g.onTop(-5, -4, 96, rect(18, 16, 164, 80, '#6A6152', 4, 2));
  g.tube(
    [g.point(48, 52, 98), g.point(52, 52, 128), g.point(138, 52, 128), g.point(142, 52, 98)],
    13,
    '#39332A',
  ).tube([g.point(68, 52, 128), g.point(122, 52, 128)], 13, '#FF6A13');
  return g.svg(`Tool box, ${figure}`, views['toolbox']);
}

/** A crimper with two long handles, a pump and a head that closes on a lug. */
function hydraulicCrimper({ figure = '240 mm²' } = {}) {
  const g = new Isometric(200, 200);
  ground(g, 216, 356, 120, 26);
  g.add(`<g transform="translate(200 190) rotate(28)">
${`<g transform="rotate(-34 0 10)">${rect(-9, 20, 18, 70, '#8A8172', 4, 2.5)}${rect(-13, 84, 26, 104, '#FF6A13', 10, outline)}${rect(3, 88, 8, 96, '#D14F00', 4)}${[104, 122, 140, 158].map((y) => stroke(-10, y, 10, y, 2, '#8A3400')).join('')}</g>`}
${rect(-17, -34, 34, 84, '#39332A', 6, outline)}${rect(5, -32, 10, 80, '#241F19', 3)}
${rect(-12, 50, 24, 40, '#8A8172', 3, 2.5)}${rect(-15, 84, 30, 112, '#FF6A13', 11, outline)}${rect(4, 88, 9, 104, '#D14F00', 4)}${[106, 126, 146, 166].map((y) => stroke(-12, y, 12, y, 2, '#8A3400')).join('')}
${rect(-26, -56, 52, 26, '#C2B9A9', 5, outline)}${rect(10, -54, 14, 22, '#A09684', 3)}
${path('M-40,-64V-128C-40,-176 40,-176 40,-128V-112H16V-124C16,-142 -16,-142 -16,-124V-64Z', '#DDD6C9')}${path('M22,-154C34,-148 40,-138 40,-128V-112H26V-126C26,-138 26,-146 22,-154Z', '#A09684', 0)}${path('M-40,-64V-128C-40,-176 40,-176 40,-128V-112H16V-124C16,-142 -16,-142 -16,-124V-64Z', 'none')}
${rect(-16, -84, 34, 24, '#8A8172', 3, 2.5)}${path('M-16,-84H18V-92L10,-98H-8L-16,-92Z', '#574F43', 2.25)}${path('M-16,-124C-12,-136 14,-136 16,-124L8,-116H-10Z', '#574F43', 2.25)}
</g>`);
  g.add(
    `<g transform="translate(262 122)">${path('M-34,-12H26V12H-34Z', '#D14F00', 2.5)}${path('M-40,-14H-10V14H-40C-48,10 -60,10 -70,10V-10C-60,-10 -48,-10 -40,-14Z', '#FFD867', 2.5)}</g>`,
  );
  g.add(
    `<g transform="translate(250 296)">${rect(-52, -20, 104, 38, '#FBF9F4', 4, 2.25)}${fitted(0, 8, 90, 26, figure, ink, 'middle')}</g>`,
  );
  return g.svg(`Hydraulic crimper, ${figure}`, views['hydraulic-crimper']);
}

/** A cordless hammer drill with the voltage on its battery. */
function drill({ figure = '18 V' } = {}) {
  const g = new Isometric(170, 220);
  g.shadow(0, 0, 108, 62, 50);
  const bar = (x, z, radius, length, ramp) =>
    prism(g, 'right', [x, 28 - radius, z - radius], disc(radius, radius, radius), length, ramp);
  g.box(-4, -2, 0, 104, 62, 36, 'dark').box(14, 6, 36, 66, 46, 10, 'dark');
  bar(128, 146, 27, 16, ramps.dark);
  prism(
    g,
    'left',
    [0, 8, 0],
    [
      [28, 46],
      [66, 46],
      [66, 98],
      [76, 112],
      [128, 116],
      [136, 124],
      [136, 166],
      [128, 176],
      [10, 176],
      [-4, 164],
      [-4, 130],
      [8, 116],
      [22, 104],
    ],
    40,
    ramps.orange,
  );
  bar(136, 146, 22, 18, ramps.dark);
  bar(154, 146, 16, 28, ramps.mid);
  bar(182, 146, 10, 10, ramps.dark);
  bar(192, 146, 4, 70, ramps.light);
  g.onLeft(
    0,
    48,
    176,
    path('M30,76H64V128H30Z', '#39332A', 2) +
      [88, 98, 108, 118].map((y) => stroke(36, y, 58, y, 2.5, '#6A6152')).join('') +
      path('M0,14H112L104,52H0Z', '#39332A', 2) +
      [0, 1, 2, 3].map((i) => stroke(14 + i * 9, 22, 10 + i * 9, 44, 3, '#6A6152')).join('') +
      circle(86, 33, 10, '#FF6A13', 2),
  );
  g.onLeft(66, 38, 110, path('M2,4C16,2 18,14 8,32H2Z', '#39332A', 2.25));
  g.onLeft(
    -4,
    60,
    36,
    rect(12, 6, 80, 25, '#FBF9F4', 3, 2) + fitted(52, 26, 66, 21, figure, ink, 'middle'),
  );
  return g.svg(`Cordless hammer drill, ${figure}`, views['drill']);
}

export const toolSubjects = {
  toolbox: toolBox,
  'hydraulic-crimper': hydraulicCrimper,
  drill,
};
