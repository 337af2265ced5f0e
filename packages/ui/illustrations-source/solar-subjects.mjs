import { ink, ramps } from './colours.mjs';
import { cos30, Isometric, round, sin30 } from './isometric.mjs';
import { fitted, rating } from './lettering.mjs';
import { circle, rect, stroke } from './shapes.mjs';
import { disc, hose, prism } from './solids.mjs';
import { views } from './views.mjs';

// Panels, mounts and connectors.

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

/** The outline of a panel's position. */
const ghostPanel = (width, length) =>
  `<g opacity=".42">${rect(4, 0, width - 8, length, '#4F86A3')}${[1, 2].map((i) => stroke(4 + (i * (width - 8)) / 3, 2, 4 + (i * (width - 8)) / 3, length - 2, 1.25, '#FBF9F4')).join('')}${[1, 2, 3, 4].map((i) => stroke(6, (i * length) / 5, width - 6, (i * length) / 5, 1.25, '#FBF9F4')).join('')}</g><rect x="4" y="0" width="${width - 8}" height="${length}" fill="none" stroke="#174359" stroke-width="2" stroke-dasharray="7 6"/>`;

/**
 * Rails with roof hooks, and clamps for the number of panels in `figure`. More than four panels lie
 * in two rows.
 */
function railKit({ figure = '4 panels' } = {}) {
  const panels = Number.parseInt(figure, 10);
  const rows = panels > 4 ? 2 : 1;
  const columns = panels / rows;
  const [panelWidth, panelLength, gap] = [66, 118, 12];
  const [width, depth, height] = [columns * panelWidth + 24, rows * (panelLength + gap) - gap, 40];
  const g = new Isometric(170, 150);
  g.shadow(0, 0, width, depth, 34);
  const rail = (y) => {
    const hooks = [18, width / 2 - 8, width - 34];
    for (const x of hooks)
      g.box(x, y - 4, 0, 24, 30, 5, 'dark').box(x + 7, y + 4, 5, 10, 8, height - 10, 'dark');
    prism(
      g,
      'right',
      [0, y, height - 6],
      [
        [0, 0],
        [18, 0],
        [18, 16],
        [13, 16],
        [13, 8],
        [5, 8],
        [5, 16],
        [0, 16],
      ],
      width,
      ramps.light,
    );
    g.onLeft(0, y + 18, height + 10, stroke(0, 8, width, 8, 1.75, '#A09684'));
  };
  const clamp = (x, y) =>
    g
      .box(x - 7, y, height + 8, 14, 18, 9, 'orange')
      .verticalCylinder(x, y + 9, height + 17, 4, 6, 'mid');
  for (let row = 0; row < rows; row++) {
    const top = row * (panelLength + gap);
    const railPlaces = [top + 16, top + panelLength - 34];
    railPlaces.forEach(rail);
    for (let column = 0; column < columns; column++)
      g.onTop(12 + column * panelWidth, top, height + 14, ghostPanel(panelWidth, panelLength));
    for (const y of railPlaces)
      for (let column = 0; column <= columns; column++) clamp(12 + column * panelWidth, y);
  }
  const tag = 104;
  g.onLeft(
    (width - tag) / 2,
    depth,
    height + 12,
    rect(0, -6, tag, 36, '#FBF9F4', 4, 2.25) +
      fitted(tag / 2, 18, tag - 14, 24, figure, ink, 'middle'),
  );
  return g.svg(`Roof rail kit for ${figure}`, views[`rail-kit:${panels}`]);
}

/** A pair of plug-in connectors on cable ends; the tag says how many are in the pack. */
function solarConnectors({ figure = '10 pairs' } = {}) {
  const g = new Isometric(200, 180);
  g.shadow(-10, 0, 190, 130, 30);
  const lying = (x, y, z, radius, length, ramp) =>
    prism(g, 'right', [x, y - radius, z - radius], disc(radius, radius, radius), length, ramp);
  const nut = (x, y, z) => {
    lying(x, y, z, 26, 34, ramps.dark);
    for (let i = 0; i < 4; i++)
      g.onLeft(x + 3, y + 26, z + 14, stroke(0, i * 9 - 2, 26, i * 9 - 2, 2, '#6A6152'));
  };
  // The plug.
  const back = g.point(-44, 24, 30);
  hose(
    g,
    `M${back[0] - 26},${back[1] + 16}C${back[0] - 20},${back[1] - 14} ${back[0]},${back[1] - 2} ${g.point(10, 24, 30).join(',')}`,
    13,
    '#574F43',
  );
  nut(6, 24, 30);
  lying(40, 24, 30, 21, 46, ramps.dark);
  lying(86, 24, 30, 24, 10, ramps.orange);
  lying(96, 24, 30, 14, 42, ramps.dark);
  lying(138, 24, 30, 6, 14, ramps.light);
  // The socket.
  nut(150, 104, 30);
  const [cx, cy] = g.point(190, 104, 30);
  hose(g, `M${cx - 4},${cy - 2}c40,20 46,44 22,66`, 13, '#574F43');
  lying(58, 104, 30, 24, 92, ramps.dark);
  g.onLeft(
    66,
    128,
    44,
    rect(2, 2, 24, 9, '#FF6A13', 2, 1.75) + rect(2, 20, 24, 9, '#FF6A13', 2, 1.75),
  );
  g.add(
    `<path d="M164,262C150,286 120,290 108,312" fill="none" stroke="${ink}" stroke-width="2.25"/>`,
  );
  g.add(
    `<g transform="translate(124 338) rotate(-8)">${rect(-62, -30, 124, 56, '#FBF9F4', 5, 2.25)}${circle(-14, -20, 5, '#FF6A13', 2)}${fitted(0, 15, 106, 29, figure, ink, 'middle')}</g>`,
  );
  return g.svg(`Solar cable connectors, plug and socket, ${figure}`, views['solar-connectors']);
}

/** A drum of cable; the figure is the cross-section. */
function cableReel({ figure = '16 mm²', length = '100 m', cable = 'orange' } = {}) {
  const g = new Isometric(206, 214);
  g.shadow(-10, -10, 90, 110, 40)
    .lyingCylinder(30, -20, 60, 92, 14, 'light')
    .lyingCylinder(30, -6, 60, 70, 70, cable);
  const gauge = Number.parseFloat(figure);
  const turns = gauge > 20 ? 4 : gauge > 8 ? 6 : 9;
  for (let k = 1; k <= turns; k++) {
    const [x, y] = g.point(30, -6 + (k * 70) / (turns + 1), 60);
    g.line(
      Array.from({ length: 13 }, (_, i) => {
        const angle = Math.PI / 4 - (Math.PI * i) / 12;
        return [
          round(x + cos30 * 70 * Math.cos(angle)),
          round(y + sin30 * 70 * Math.cos(angle) + 70 * Math.sin(angle)),
        ];
      }),
      2,
      ink,
      ' opacity=".4"',
    );
  }
  g.lyingCylinder(30, 64, 60, 92, 14, 'light');
  g.onLeft(
    30,
    78,
    60,
    '<circle r="78" fill="none" stroke="#A09684" stroke-width="2.5"/>' +
      circle(0, 0, 26, '#CDC5B6', 2.25) +
      circle(0, 0, 11, '#241F19', 2) +
      fitted(0, -42, 100, 25, figure, ink, 'middle') +
      fitted(0, 60, 70, 17, length, ink, 'middle', 700) +
      circle(52, 0, 7, '#8A8172', 2) +
      circle(-52, 0, 7, '#8A8172', 2),
  );
  return g.svg(`Copper cable drum, ${figure}`, views['cable-reel']);
}

export const solarSubjects = {
  'solar-panel': solarPanel,
  'folding-panel': foldingPanel,
  'rail-kit': railKit,
  'solar-connectors': solarConnectors,
  'cable-reel': cableReel,
};
