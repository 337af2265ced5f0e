import { ink, ramps } from './colours.mjs';
import { cos30, Isometric, round, sin30 } from './isometric.mjs';
import { fitted } from './lettering.mjs';
import { circle, rect, stroke } from './shapes.mjs';
import { disc, hose, prism } from './solids.mjs';
import { views } from './views.mjs';

/** The dashed outline of where a panel lies. */
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

export const solarFittingSubjects = {
  'rail-kit': railKit,
  'solar-connectors': solarConnectors,
  'cable-reel': cableReel,
};
