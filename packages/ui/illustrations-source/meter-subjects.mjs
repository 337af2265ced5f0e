import { casingOf, ink } from './colours.mjs';
import { Isometric } from './isometric.mjs';
import { fitted } from './lettering.mjs';
import { circle, glare, rect, stroke, text } from './shapes.mjs';
import { hose, prism } from './solids.mjs';
import { views } from './views.mjs';

/**
 * A keypad meter. The display shows the units left, and the plate below shows the rating. With
 * `aerial`, it is a remote meter with an aerial.
 */
function smartMeter({ figure = '60 A', phases = 1, aerial = false, casing = 'signal white' } = {}) {
  const three = phases === 3;
  const width = three ? 176 : 134;
  const { ramp, slot } = casingOf(casing);
  const g = new Isometric(186, 166);
  g.shadow(0, 0, width, 56, 46);
  const cables = three
    ? ['#FF6A13', '#C2B9A9', '#28607E', '#39332A']
    : ['#FF6A13', '#39332A', '#28607E'];
  cables.forEach((colour, i) =>
    g.tube([g.point(34 + i * 32, 40, 22), g.point(34 + i * 32, 40, -22)], three ? 10 : 8, colour),
  );
  g.box(4, 2, 14, width - 8, 50, 44, 'dark');
  if (aerial) {
    const [x, y] = g.point(width - 30, 14, 286);
    g.tube([g.point(width - 30, 14, 206), g.point(width - 30, 14, 286)], 8, '#39332A');
    g.add(
      `<path d="M${x - 20},${y - 12}a30,30 0 0 0 0,34M${x + 20},${y - 12}a30,30 0 0 1 0,34M${x - 38},${y - 24}a50,50 0 0 0 0,58M${x + 38},${y - 24}a50,50 0 0 1 0,58" fill="none" stroke="#FF6A13" stroke-width="6"/>`,
    );
  }
  g.box(0, 0, 58, width, 56, 150, ramp);
  const inner = width - 26;
  let face =
    rect(13, 14, inner, 46, '#241F19', 4, 2) +
    rect(19, 20, inner - 12, 34, '#C9DCCB', 2) +
    fitted(inner + 4, 45, three ? 110 : 84, 23, three ? '10482.6' : '0482.6', ink, 'end', 700) +
    text(24, 30, 8, 'kWh', ink, 700) +
    glare(19, 20, inner - 12, 34);
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 3; c++)
      face += rect(
        16 + c * 18,
        70 + r * 18,
        14,
        13,
        r === 3 && c === 2 ? '#177A52' : r === 3 && c === 0 ? '#FF6A13' : '#FBF9F4',
        2.5,
        1.75,
      );
  face += three
    ? [0, 1, 2].map((i) => circle(96 + i * 24, 78, 6, '#FF6A13', 1.75)).join('')
    : circle(106, 78, 5, '#FF6A13', 1.75);
  const plate = three ? 88 : 47;
  face +=
    rect(74, 94, plate, 43, '#FBF9F4', 3, 2) +
    fitted(74 + plate / 2, three ? 125 : 123, plate - 6, 27, figure, ink, 'middle');
  g.onLeft(0, 56, 208, face);
  g.onLeft(
    4,
    52,
    58,
    circle(14, 22, 5, '#8A8172', 2) +
      circle(width - 22, 22, 5, '#8A8172', 2) +
      stroke(26, 22, width - 34, 22, 2, '#8A8172'),
  );
  g.onRight(
    width,
    56,
    208,
    [0, 1, 2, 3].map((i) => stroke(14, 96 + i * 11, 42, 96 + i * 11, 3, slot)).join(''),
  );
  return g.svg(
    `${three ? 'Three-phase' : 'Single-phase'} prepaid meter, ${figure}`,
    views[`smart-meter:${phases}${aerial ? 'aerial' : ''}`],
  );
}

/** A sub-meter on its rail. With `transformer` it has the ring that the cable passes through. */
function railMeter({ figure = '45 A', transformer = false, casing = 'signal white' } = {}) {
  const { ramp } = casingOf(casing);
  const g = new Isometric(190, 200);
  g.shadow(14, 2, transformer ? 150 : 84, 62, 40);
  g.box(-40, -8, 58, 220, 10, 40, 'mid');
  g.onLeft(
    -40,
    2,
    98,
    stroke(0, 9, 220, 9, 2, '#8A8172') +
      stroke(0, 31, 220, 31, 2, '#8A8172') +
      [20, 196].map((x) => rect(x - 10, 16, 20, 9, '#574F43', 4, 1.5)).join(''),
  );
  prism(
    g,
    'right',
    [10, 2, 0],
    [
      [0, 0],
      [36, 0],
      [36, 34],
      [64, 40],
      [64, 118],
      [36, 124],
      [36, 158],
      [0, 158],
    ],
    88,
    ramp,
  );
  const screws = (y) =>
    [14, 34, 54, 74]
      .map((x) => circle(x, y, 6.5, '#8A8172', 2) + stroke(x - 4, y - 3, x + 4, y + 3, 2))
      .join('');
  g.onLeft(10, 38, 158, screws(17));
  g.onLeft(
    10,
    66,
    118,
    rect(9, 8, 70, 34, '#241F19', 3, 2) +
      rect(13, 12, 62, 26, '#C9DCCB', 2) +
      fitted(72, 32, 55, 17, '0482.6', ink, 'end', 700) +
      fitted(50, 66, 62, 22, figure, ink, 'middle') +
      circle(12, 59, 4, '#FF6A13', 1.25) +
      rect(0, 71, 88, 6, '#FF6A13'),
  );
  if (transformer) {
    const [ax, ay] = g.point(84, 38, 17);
    const [cx, cy] = g.point(146, 92, 26);
    hose(
      g,
      `M${ax},${ay}C${ax + 4},${ay + 50} ${cx - 10},${cy - 76} ${cx + 2},${cy - 34}`,
      4,
      '#FBF9F4',
    );
    g.box(116, 76, 0, 62, 34, 66, 'dark');
    g.onLeft(
      116,
      110,
      66,
      circle(31, 36, 19, '#FF6A13', 2.25) +
        circle(31, 36, 13, '#17140F', 2) +
        rect(8, 5, 46, 8, '#574F43', 3, 1.5),
    );
    const [hx, hy] = g.point(147, 110, 30);
    hose(
      g,
      `M${hx},${hy}C${hx - 16},${hy + 10} ${hx - 30},${hy + 14} ${hx - 44},${hy + 26}`,
      13,
      '#39332A',
    );
  }
  return g.svg(
    `${transformer ? 'Sub-meter with current transformer' : 'DIN-rail sub-meter'}, ${figure}`,
    views[`rail-meter:${transformer ? 'ct' : 'direct'}`],
  );
}

export const meterSubjects = {
  'smart-meter': smartMeter,
  'rail-meter': railMeter,
};
