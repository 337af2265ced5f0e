import { ramps } from './colours.mjs';
import { Isometric, round } from './isometric.mjs';
import { rating } from './lettering.mjs';
import { rect, stroke } from './shapes.mjs';
import { hose } from './solids.mjs';
import { views } from './views.mjs';

const panelKinds = {
  'half-cut': {
    title: 'Solar panel, half-cut cells',
    frame: ['#EAE5DB', '#CDC5B6', '#A09684'],
    ground: '#1B4A62',
    cells: ['#2F6F90', '#235a77', '#28607E'],
    bar: '#8CB6CB',
    split: true,
  },
  'all black': {
    title: 'All-black solar panel',
    frame: ['#39332A', '#39332A', '#241F19'],
    ground: '#17140F',
    cells: ['#302A23', '#241F19', '#2A251E'],
    bar: '#39332A',
  },
  bifacial: {
    title: 'Bifacial solar panel',
    frame: ['#EAE5DB', '#CDC5B6', '#A09684'],
    ground: '#CFE3D6',
    cells: ['#2F6F90', '#235a77', '#28607E'],
    bar: '#8CB6CB',
    glow: true,
  },
};

/**
 * A framed panel on a tilt mount. `figure` is on a tag at its foot, because a panel has no rating
 * on its face.
 */
function solarPanel({ kind = 'half-cut', figure } = {}) {
  const { title, frame, ground, cells, bar, split, glow } = panelKinds[kind];
  const g = new Isometric(205, 118);
  g.shadow(0, 0, 190, 150, 40);
  if (glow)
    g.poly(
      [
        [-14, -4],
        [196, -4],
        [196, 142],
        [-14, 142],
      ].map(([x, y]) => g.point(x, y)),
      '#FBF9F4',
      2,
    );
  for (const x of [14, 176]) {
    g.tube([g.point(x, 8, 0), g.point(x, 8, 128)], 5, '#C2B9A9')
      .tube([g.point(x, 8, 2), g.point(x, 146, 2)], 5, '#C2B9A9')
      .tube([g.point(x, 70, 2), g.point(x, 10, 92)], 4, '#C2B9A9');
  }
  if (glow)
    for (const x of [76, 132])
      g.add(
        `<path d="M${g.point(x, 96, 2).join(',')}L${g.point(x, 62, 50).join(',')}" stroke="#FF6A13" stroke-width="5" fill="none"/>`,
      );
  const [width, length, thickness] = [190, 200, 9];
  const [a, b, d, e] = [
    g.point(0, 0, 150),
    g.point(190, 0, 150),
    g.point(0, 150, 28),
    g.point(190, 150, 28),
  ];
  const below = ([x, y]) => [x, y + thickness];
  g.poly([d, e, below(e), below(d)], frame[1])
    .poly([b, e, below(e), below(b)], frame[2])
    .poly([a, b, e, d], frame[0]);
  let face = rect(7, 7, width - 14, length - 14, ground, 1, 2);
  const gap = split ? 8 : 0;
  const [cellWidth, cellLength] = [(width - 14) / 6, (length - 14 - gap) / 6];
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 6; j++)
      face += `<rect x="${round(9 + i * cellWidth)}" y="${round(9 + j * cellLength + (j > 2 ? gap : 0))}" width="${round(cellWidth - (glow ? 5 : 3.2))}" height="${round(cellLength - (glow ? 5 : 3.2))}" rx="3" fill="${cells[(i + j) % 5 === 0 ? 0 : (i * 2 + j) % 3 ? 1 : 2]}"/>`;
  for (let i = 0; i < 6; i++)
    face += stroke(
      round(7 + (i + 0.5) * cellWidth),
      8,
      round(7 + (i + 0.5) * cellWidth),
      length - 8,
      1,
      bar,
    );
  face +=
    '<path d="M7,120L120,7H150L7,150Z" fill="#fff" opacity=".13"/><path d="M7,170L168,7H176L7,178Z" fill="#fff" opacity=".13"/>';
  const unit = (to, size) =>
    to.map((value, axis) => ((value - a[axis]) / size).toFixed(4)).join(' ');
  g.add(
    `<g transform="matrix(${unit(b, width)} ${unit(d, length)} ${a.join(' ')})">${face}</g>`,
  ).poly([a, b, e, d], 'none');
  if (figure)
    g.onLeft(92, 154, 26, rect(0, -8, 90, 36, '#FBF9F4', 4, 2.25) + rating(9, 19, 74, 27, figure));
  return g.svg(
    figure ? `${title}, ${figure}` : title,
    views[`solar-panel:${figure ? 'tag' : 'plain'}`],
  );
}

/** A folding panel with its carrying handle. */
function foldingPanel({ figure = '120 W' } = {}) {
  const g = new Isometric(200, 200);
  const [leaf, height] = [78, 150];
  g.shadow(0, 0, leaf * 2, leaf * 2, 26);
  const cells = (dark) => {
    let s = rect(7, 8, leaf - 14, height - 40, '#1B4A62', 2, 2);
    for (let i = 0; i < 2; i++)
      for (let j = 0; j < 4; j++)
        s += rect(
          10 + i * 30,
          round(11.5 + j * 26.5),
          28,
          24,
          dark ? '#235a77' : (i + j) % 3 ? '#28607E' : '#2F6F90',
          2,
        );
    return `${s}<path d="M7,60L50,8H64L7,78Z" fill="#fff" opacity=".14"/>`;
  };
  const leaves = [
    { on: 'right', x: leaf * 2, y: leaf, label: false },
    { on: 'left', x: leaf, y: leaf, label: true },
    { on: 'right', x: leaf, y: leaf * 2, label: false },
    { on: 'left', x: 0, y: leaf * 2, label: false },
  ];
  for (const { on, x, y, label } of leaves) {
    const foot =
      on === 'left'
        ? [
            [x, y],
            [x + leaf, y],
          ]
        : [
            [x, y],
            [x, y - leaf],
          ];
    g.poly(
      [
        ...foot.map(([u, v]) => g.point(u, v, height)),
        ...[...foot].reverse().map(([u, v]) => g.point(u, v, 0)),
      ],
      on === 'left' ? ramps.dark[0] : ramps.dark[1],
    );
    const shapes =
      cells(on === 'right') +
      (label
        ? rect(10, height - 27, leaf - 20, 21, '#FBF9F4', 3, 1.75) +
          rating(15, height - 11, leaf - 30, 17, figure)
        : rect(7, height - 24, leaf - 14, 14, on === 'left' ? '#39332A' : '#241F19', 2, 1.75));
    if (on === 'left') g.onLeft(x, y, height, shapes);
    else g.onRight(x, y, height, shapes);
  }
  const [x, y] = g.point(leaf / 2, leaf * 2, height);
  hose(g, `M${x - 20},${y - 12}c2,-24 36,-4 40,22`, 8, '#FF6A13');
  return g.svg(`Folding solar panel, ${figure}`, views['folding-panel']);
}

export const solarSubjects = {
  'solar-panel': solarPanel,
  'folding-panel': foldingPanel,
};
