import { stove } from './burner-subjects.mjs';
import { casingOf, ink, ramps } from './colours.mjs';
import { Isometric, outline, round } from './isometric.mjs';
import { fitted } from './lettering.mjs';
import { circle, rect, stroke } from './shapes.mjs';
import { ground, hose, path, standing } from './solids.mjs';
import { views } from './views.mjs';

const bottleSizes = {
  '3 kg': { radius: 58, body: 78, title: 'small' },
  '6 kg': { radius: 64, body: 104, title: 'medium' },
  '12.5 kg': { radius: 66, body: 150, title: 'household' },
  '25 kg': { radius: 66, body: 208, title: 'tall' },
  '50 kg': { radius: 66, body: 268, title: 'commercial' },
};

/** A steel cylinder whose foot is at (x, y) on the sheet. */
function steelBottle(x, y, figure, [, left, right]) {
  const { radius: rx, body } = bottleSizes[figure] ?? bottleSizes['12.5 kg'];
  const ry = round(rx * 0.56);
  const shoulder = y - 18 - body;
  const top = shoulder - 46;
  const shell = `M${x - rx},${y - 18}V${shoulder}C${x - rx},${shoulder - 38} ${x - rx * 0.55},${top} ${x},${top}C${x + rx * 0.55},${top} ${x + rx},${shoulder - 38} ${x + rx},${shoulder}V${y - 18}A${rx},${ry} 0 0 1 ${x - rx},${y - 18}Z`;
  const shade = `M${x + 22},${top + 3}C${x + 50},${top + 10} ${x + rx},${shoulder - 34} ${x + rx},${shoulder}V${y - 18}A${rx},${ry} 0 0 1 ${x + 22},${round(y - 18 + ry * 0.94)}Z`;
  const neck = top + 8;
  return (
    standing(x, y - 2, rx - 8, ry - 5, 12, ramps.dark) +
    path(shell, left, 0) +
    path(shade, right, 0) +
    path(shell, 'none') +
    path(
      `M${x - rx},${round(y - 18 - body * 0.45)}A${rx},${ry} 0 0 0 ${x + rx},${round(y - 18 - body * 0.45)}`,
      'none',
      2,
      ' opacity=".5"',
    ) +
    `<path d="M${x - rx + 17},${shoulder - 2}V${y - 30}" stroke="#fff" stroke-width="8" opacity=".18"/>` +
    `<g transform="translate(${x - 12} ${round(y - 18 - body * 0.2)}) skewY(6) scale(${body > 120 ? 1.25 : 1})">${rect(-36, -26, 74, 38, '#FBF9F4', 3, 2)}${fitted(1, 1, 66, 22, figure, ink, 'middle')}</g>` +
    path(
      `M${x - 38},${neck}V${neck - 34}A38,18 0 0 1 ${x + 38},${neck - 34}V${neck}A38,18 0 0 1 ${x - 38},${neck}Z`,
      right,
    ) +
    `<ellipse cx="${x}" cy="${neck - 34}" rx="38" ry="18" fill="#39332A" stroke="${ink}" stroke-width="${outline}"/>` +
    rect(x - 9, neck - 52, 18, 30, '#CDC5B6', 3, 2.5) +
    rect(x - 17, neck - 60, 34, 12, '#FF6A13', 4, 2.5) +
    path(`M${x - 26},${neck - 8}v-12a8,8 0 0 1 16,3v13a38,18 0 0 1 -16,-4z`, '#241F19', 2)
  );
}

/** A composite cylinder: a cage around a body that shows its gas level. */
function compositeCylinder({ figure = '10 kg' } = {}) {
  const g = new Isometric(200, 200);
  const tall = { '6 kg': 0, '10 kg': 34, '12.5 kg': 58 }[figure] ?? 34;
  ground(g, 226, 342, 94, 40);
  const [x, y, rx, ry] = [200, 340, 78, 38];
  const head = y - 130 - tall;
  // The translucent body
  g.add(
    path(
      `M${x - 66},${y - 60}V${head}C${x - 66},${head - 50} ${x + 66},${head - 50} ${x + 66},${head}V${y - 60}Z`,
      '#CFE3D6',
    ),
  );
  const level = y - 104 - tall * 0.4;
  g.add(
    path(`M${x - 65},${level}A66,20 0 0 0 ${x + 65},${level}V${y - 60}H${x - 65}Z`, '#8CB6CB', 0) +
      path(`M${x - 65},${level}A66,20 0 0 0 ${x + 65},${level}`, 'none', 2) +
      path(
        `M${x + 24},${head - 34}C${x + 50},${head - 28} ${x + 65},${head - 14} ${x + 65},${head}V${y - 60}H${x + 24}Z`,
        '#17140F',
        0,
        ' opacity=".14"',
      ) +
      path(
        `M${x - 66},${y - 60}V${head}C${x - 66},${head - 50} ${x + 66},${head - 50} ${x + 66},${head}V${y - 60}`,
        'none',
      ),
  );
  g.add(`<path d="M${x - 48},${head}V${y - 74}" stroke="#fff" stroke-width="9" opacity=".6"/>`);
  // The valve
  g.add(
    rect(x - 10, head - 62, 20, 34, '#CDC5B6', 3, 2.5) +
      rect(x - 19, head - 70, 38, 13, '#FF6A13', 4, 2.5),
  );
  // The cage: foot, two ribs and collar
  g.add(
    standing(x, y - 4, rx, ry, 58, [ramps.green[0], ramps.green[1], ramps.green[2]]).replace(
      /<ellipse[^>]*>/,
      '',
    ) + path(`M${x - rx},${y - 62}A${rx},${ry} 0 0 0 ${x + rx},${y - 62}`, 'none'),
  );
  for (const [dx, w, fill] of [
    [-64, 20, '#177A52'],
    [-10, 22, '#177A52'],
    [46, 20, '#0E5A3A'],
  ]) {
    const sag = dx === -10 ? 38 : 22;
    g.add(
      path(
        `M${x + dx},${head - 26 + sag * 0.5}V${y - 62 + sag}h${w}V${head - 26 + sag * 0.5}Z`,
        fill,
        2.25,
      ),
    );
  }
  g.add(
    path(
      `M${x - 74},${head + 14}V${head - 24}C${x - 74},${head - 56} ${x + 74},${head - 56} ${x + 74},${head - 24}V${head + 14}A74,34 0 0 1 ${x - 74},${head + 14}ZM${x - 48},${head - 26}A48,17 0 0 0 ${x + 48},${head - 26}A48,17 0 0 0 ${x - 48},${head - 26}Z`,
      '#177A52',
      outline,
      ' fill-rule="evenodd"',
    ),
  );
  g.add(
    path(
      `M${x + 26},${head + 45}C${x + 56},${head + 38} ${x + 74},${head + 28} ${x + 74},${head + 14}V${head - 22}L${x + 26},${head - 10}Z`,
      '#0E5A3A',
      0,
    ) +
      path(
        `M${x + 74},${head - 24}V${head + 14}A74,34 0 0 1 ${x - 74},${head + 14}V${head - 24}`,
        'none',
      ),
  );
  g.add(rect(x - 40, head + 4, 56, 17, '#0A3F29', 8, 2.25));
  g.add(
    `<g transform="translate(${x - 12} ${y - 24}) skewY(5)">${rect(-40, -25, 78, 38, '#FBF9F4', 3, 2)}${fitted(-1, 3, 68, 22, figure, ink, 'middle')}</g>`,
  );
  return g.svg(`Composite gas cylinder, ${figure}`, views['composite-cylinder']);
}

/** A cylinder, a hose and a stove, as they are sold together. */
function gasKit({ figure = '12.5 kg', casing = 'green' } = {}) {
  const g = new Isometric(176, 170);
  const { body, title } = bottleSizes[figure] ?? bottleSizes['12.5 kg'];
  g.shadow(64, 40, 130, 100, 30);
  const [x, y] = [150, 196];
  g.add(
    `<ellipse cx="${x + 26}" cy="${y + 2}" rx="84" ry="38" fill="${ink}" opacity=".10"/>` +
      steelBottle(x, y, figure, casingOf(casing).ramp),
  );
  const top = y - 18 - body - 46 - 34;
  hose(
    g,
    `M${x + 12},${top}C${x + 74},${top - 14} ${x + 108},${top + 40} ${x + 100},${y - 50}S${x + 92},${y + 6} ${x + 66},${y + 36}`,
    7,
    '#FF6A13',
  );
  stove(g, 88, 62, 2, 'signal white');
  return g.svg(`LPG cylinder, ${figure}, and two-burner stove`, views[`lpg-kit:${title}`]);
}

/** A regulator with its gauge, and a coiled hose. */
function regulatorHose({ figure = '1.5 m' } = {}) {
  const g = new Isometric(200, 200);
  ground(g, 214, 318, 148, 42);
  const turns = figure === '3 m' ? 5 : 3;
  for (let i = 0; i < turns; i++) {
    const y = 312 - i * 17;
    hose(g, `M70,${y}a104,46 0 1 1 208,0a104,46 0 1 1 -208,0`, 11, '#FF6A13');
  }
  const y = 312 - (turns - 1) * 17;
  hose(g, `M70,${y}C66,${y - 60} 96,${y - 96} 150,${y - 112}`, 11, '#FF6A13');
  hose(g, `M252,${y + 34}C290,${y + 30} 330,${y + 10} 340,${y - 8}`, 11, '#FF6A13');
  g.add(
    `<g transform="translate(346 ${y - 18}) rotate(24)">${rect(-9, -12, 20, 34, '#C2B9A9', 4)}${rect(-12, -26, 26, 16, '#DDD6C9', 3)}${stroke(-4, -22, -4, -14)}${stroke(5, -22, 5, -14)}</g>`,
  );
  // The regulator, from the front
  const cy = y - 112;
  g.add(
    rect(140, cy - 14, 44, 28, '#C2B9A9', 4) +
      [152, 164].map((x) => stroke(x, cy - 12, x, cy + 12, 2)).join('') +
      path(`M214,${cy + 34}h40v34l-8,16h-24l-8,-16z`, '#C2B9A9') +
      path(`M238,${cy + 34}h16v34l-8,16h-8z`, '#A09684', 0) +
      path(`M214,${cy + 34}h40v34l-8,16h-24l-8,-16z`, 'none') +
      stroke(214, cy + 66, 254, cy + 66, 2) +
      path(`M176,${cy - 30}h116l14,18v28l-14,24h-116l-14,-24v-28z`, '#EAE5DB') +
      path(`M270,${cy - 30}h22l14,18v28l-14,24h-22z`, '#CDC5B6', 0) +
      path(`M176,${cy - 30}h116l14,18v28l-14,24h-116l-14,-24v-28z`, 'none') +
      path(`M196,${cy - 30}v-22a38,18 0 0 1 76,0v22z`, '#FF6A13') +
      path(`M250,${cy - 66}c14,3 22,8 22,14v22h-22z`, '#D14F00', 0) +
      path(`M196,${cy - 30}v-22a38,18 0 0 1 76,0v22z`, 'none') +
      [208, 222, 236].map((x) => stroke(x, cy - 50, x, cy - 34, 2.5, '#8A3400')).join('') +
      `<circle cx="322" cy="${cy + 2}" r="31" fill="#FBF9F4" stroke="${ink}" stroke-width="${outline}"/><path d="M301,${cy + 12}A24,24 0 0 1 316,${cy - 21}" stroke="#D14F00" stroke-width="6" fill="none"/><path d="M320,${cy - 22}A24,24 0 0 1 343,${cy + 12}" stroke="#177A52" stroke-width="6" fill="none"/>` +
      stroke(322, cy + 2, 334, cy - 11, 3.5) +
      circle(322, cy + 2, 4, ink) +
      fitted(226, cy + 14, 84, 27, figure, ink, 'middle'),
  );
  return g.svg(`Gas regulator and hose, ${figure}`, views[`regulator-hose:${turns}`]);
}

export const gasSubjects = {
  'composite-cylinder': compositeCylinder,
  'lpg-kit': gasKit,
  'regulator-hose': regulatorHose,
};
