import { casingOf, ink, ramps } from './colours.mjs';
import { Isometric, outline, round } from './isometric.mjs';
import { fitted } from './lettering.mjs';
import { circle, glare, rect, stroke, text } from './shapes.mjs';
import { arc, disc, ground, hose, path, prism, rounded } from './solids.mjs';
import { views } from './views.mjs';

// Testers and tools.

/** A test lead from (x, y) to a probe beside the meter. */
const lead = ([x, y], colour, reach) => {
  const cable = `M${x},${y}C${x - 10},${y + 60} ${x + 70 + reach},${y + 86} ${x + 112 + reach},${y + 18}`;
  return `<path d="${cable}" fill="none" stroke="${ink}" stroke-width="8"/><path d="${cable}" fill="none" stroke="${colour}" stroke-width="4"/><g transform="translate(${round(x + 112 + reach)} ${round(y + 18)}) rotate(28)">${rect(-6, -62, 12, 64, colour, 5, 2.5)}${stroke(0, -62, 0, -88, 3.5)}${rect(-9, -22, 18, 7, colour, 3, 2.25)}</g>`;
};

const dial = (x, y, radius) =>
  circle(x, y, radius, '#574F43', 2.25) +
  circle(x, y, radius * 0.6, '#241F19', 2) +
  stroke(x, y, round(x + radius * 0.4), round(y - radius * 0.45), 4, '#FF6A13') +
  arc(x, y, 1, 0, 330, 11)
    .map(([u, v]) =>
      stroke(
        round(x + (u - x) * radius * 0.8),
        round(y + (v - y) * radius * 0.8),
        round(x + (u - x) * radius * 0.92),
        round(y + (v - y) * radius * 0.92),
        2,
        '#EAE5DB',
      ),
    )
    .join('');

/**
 * A multimeter. The display shows a reading, and the rating is between the dial and the sockets.
 */
function multimeter({ figure = '600 V' } = {}) {
  const g = new Isometric(178, 176);
  g.shadow(0, 0, 112, 46, 46).box(0, 0, 0, 112, 46, 200, 'orange');
  g.onLeft(
    0,
    46,
    200,
    rect(10, 10, 92, 180, '#39332A', 10, 2.25) +
      rect(18, 18, 76, 40, '#C9DCCB', 3, 2) +
      fitted(79, 46, 57, 20, '230.4', ink, 'end', 700) +
      text(90, 47, 10, 'V', ink, 700, 'end') +
      glare(18, 18, 76, 40) +
      dial(56, 96, 31) +
      fitted(56, 149, 80, 19, figure, '#FBF9F4', 'middle') +
      circle(30, 172, 8, '#241F19', 2) +
      circle(56, 172, 8, '#D14F00', 2) +
      circle(82, 172, 8, '#241F19', 2),
  );
  g.onRight(
    112,
    46,
    200,
    [0, 1, 2, 3, 4].map((i) => stroke(12, 70 + i * 12, 34, 70 + i * 12, 3.5, '#8A3400')).join(''),
  );
  g.add(lead(g.point(56, 46, 28), '#FF6A13', 6) + lead(g.point(82, 46, 28), '#574F43', 22));
  return g.svg(`Digital multimeter with leads, ${figure}`, views['multimeter']);
}

/** A clamp meter with its jaws around a cable. */
function clampMeter({ figure = '600 A' } = {}) {
  const g = new Isometric(190, 200);
  g.shadow(0, 0, 96, 44, 46);
  const jaw = (from, to) =>
    prism(
      g,
      'left',
      [0, 12, 0],
      [...arc(48, 222, 66, from, to, 9), ...arc(48, 222, 42, to, from, 9)],
      20,
      ramps.orange,
    );
  jaw(93, 262);
  jaw(-82, 87);
  prism(
    g,
    'left',
    [0, 0, 0],
    [
      [8, 0],
      [88, 0],
      [96, 10],
      [100, 140],
      [84, 168],
      [12, 168],
      [-4, 140],
      [0, 10],
    ],
    44,
    ramps.dark,
  );
  g.onLeft(
    0,
    44,
    168,
    rect(12, 100, 72, 46, '#C9DCCB', 4, 2) +
      fitted(70, 132, 54, 23, '38.2', ink, 'end', 700) +
      text(81, 133, 10, 'A', ink, 700, 'end') +
      glare(12, 100, 72, 46) +
      dial(48, 54, 25) +
      fitted(48, 21, 66, 19, figure, '#FBF9F4', 'middle') +
      rect(14, 82, 18, 9, '#CDC5B6', 2) +
      rect(39, 82, 18, 9, '#FF6A13', 2) +
      rect(64, 82, 18, 9, '#CDC5B6', 2),
  );
  g.onRight(
    100,
    44,
    140,
    rect(8, 14, 26, 40, '#FF6A13', 5, 2.25) +
      stroke(14, 26, 28, 26, 2.5, '#8A3400') +
      stroke(14, 34, 28, 34, 2.5, '#8A3400') +
      stroke(14, 42, 28, 42, 2.5, '#8A3400'),
  );
  return g.svg(`Clamp meter, ${figure}`, views['clamp-meter']);
}

/** A hand-held tester that draws the curve of a string of panels. */
function stringTester({ figure = '1,000 V' } = {}) {
  const g = new Isometric(180, 190);
  g.shadow(0, 0, 140, 54, 46);
  const plugOn = (x, colour) => {
    const [a, b] = g.point(x, 27, 196);
    hose(g, `M${a},${b}C${a - 4},${b - 56} ${a + 60},${b - 76} ${a + 86},${b - 34}`, 5, colour);
    g.add(
      `<g transform="translate(${a + 90} ${b - 26}) rotate(150)">${rect(-8, -30, 16, 26, '#39332A', 3, 2.25)}${rect(-10, -6, 20, 9, '#574F43', 3, 2.25)}${rect(-5, -44, 10, 14, '#574F43', 2, 2.25)}</g>`,
    );
  };
  prism(g, 'left', [0, 0, 0], rounded(140, 196, 14), 54, ramps.orange);
  plugOn(40, '#39332A');
  plugOn(92, '#D14F00');
  g.onLeft(
    0,
    54,
    196,
    rect(10, 12, 120, 172, '#39332A', 10, 2.25) +
      rect(19, 21, 102, 78, '#C9DCCB', 4, 2) +
      `<path d="M30,30V88H112M30,40C70,40 84,42 92,52S104,80 106,88" fill="none" stroke="${ink}" stroke-width="2.5"/><path d="M30,86C60,60 78,44 88,50S102,78 106,88" fill="none" stroke="#D14F00" stroke-width="3"/>` +
      glare(19, 21, 102, 78) +
      fitted(70, 124, 94, 21, figure, '#FBF9F4', 'middle') +
      circle(70, 154, 19, '#33936A', 2.25) +
      circle(30, 154, 9, '#574F43', 2) +
      circle(110, 154, 9, '#574F43', 2),
  );
  g.onRight(
    140,
    54,
    182,
    [0, 1, 2, 3, 4, 5]
      .map((i) => stroke(14, 40 + i * 13, 40, 40 + i * 13, 3.5, '#8A3400'))
      .join(''),
  );
  return g.svg(`Solar string tester, ${figure}`, views['string-tester']);
}

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
  multimeter,
  'clamp-meter': clampMeter,
  'string-tester': stringTester,
  toolbox: toolBox,
  'hydraulic-crimper': hydraulicCrimper,
  drill,
};
