import { ink, ramps } from './colours.mjs';
import { Isometric, round } from './isometric.mjs';
import { fitted } from './lettering.mjs';
import { circle, glare, rect, stroke, text } from './shapes.mjs';
import { arc, hose, prism, rounded } from './solids.mjs';
import { views } from './views.mjs';

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

export const testerSubjects = {
  multimeter,
  'clamp-meter': clampMeter,
  'string-tester': stringTester,
};
