import { ink, Isometric, outline, round } from './isometric.mjs';
import { circle, glare, rect, stroke, text } from './shapes.mjs';

function solarPanel() {
  const g = new Isometric(205, 118);
  g.shadow(0, 0, 190, 150, 40);
  // rear posts + right brace
  const br = (x) => { g.tube([g.point(x, 8, 0), g.point(x, 8, 128)], 5, '#C2B9A9'); g.tube([g.point(x, 8, 2), g.point(x, 146, 2)], 5, '#C2B9A9'); g.tube([g.point(x, 70, 2), g.point(x, 10, 92)], 4, '#C2B9A9'); };
  br(14);
  br(176);
  const z0 = 150, z1 = 28, W = 190, Dp = 150;
  const A = g.point(0, 0, z0), B = g.point(W, 0, z0), D = g.point(0, Dp, z1), E = g.point(W, Dp, z1);
  const th = 9;
  g.poly([D, E, [E[0], E[1] + th], [D[0], D[1] + th]], '#CDC5B6');
  g.poly([B, E, [E[0], E[1] + th], [B[0], B[1] + th]], '#A09684');
  g.poly([A, B, E, D], '#EAE5DB');
  const L = 200;
  let s = rect(7, 7, W - 14, L - 14, '#1B4A62', 1, 2);
  const cw = (W - 14) / 6, ch = (L - 14) / 6;
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 6; j++)
      s += `<rect x="${round(7 + i * cw + 1.6)}" y="${round(7 + j * ch + 1.6)}" width="${round(cw - 3.2)}" height="${round(ch - 3.2)}" rx="3" fill="${(i + j) % 5 === 0 ? '#2F6F90' : (i * 2 + j) % 3 ? '#235a77' : '#28607E'}"/>`;
  for (let i = 0; i < 6; i++)
    s += stroke(round(7 + i * cw + cw / 2), 8, round(7 + i * cw + cw / 2), L - 8, 1, '#8CB6CB');
  s += `<path d="M7,120L120,7H150L7,150Z" fill="#fff" opacity=".13"/><path d="M7,170L168,7H176L7,178Z" fill="#fff" opacity=".13"/>`;
  g.add(`<g transform="matrix(${((B[0] - A[0]) / W).toFixed(4)} ${((B[1] - A[1]) / W).toFixed(4)} ${((D[0] - A[0]) / L).toFixed(4)} ${((D[1] - A[1]) / L).toFixed(4)} ${A[0]} ${A[1]})">${s}</g>`);
  g.poly([A, B, E, D], 'none');
  return g.svg('Solar panel on a tilt mount', '51 -58 389 389');
}

/** A wall-mounted inverter. Variants recolour the casing and change the display. */
function inverter(viewBox, title, { val = '5.0', pal = 'light', stripe = '#FF6A13', h = 186, vents = 6, base = 'dark' } = {}) {
  const dk = pal === 'dark', vc = dk ? '#6A6152' : '#A09684', rc = dk ? '#6A6152' : '#7D7363';
  const g = new Isometric(190, 170);
  g.shadow(0, 0, 140, 62, 50);
  g.box(0, 0, 0, 140, 62, 18, base);
  g.box(-4, -3, 18, 148, 68, h, pal);
  let s = rect(14, 16, 120, 74, '#241F19', 5, 2) + rect(22, 24, 104, 40, '#CFE3D6', 2) + text(28, 52, 26, val, ink, 800) + text(80, 52, 15, 'kVA', ink, 700) + glare(22, 24, 104, 40) + circle(30, 77, 5, '#177A52', 0) + circle(46, 77, 5, '#8A8172') + circle(62, 77, 5, '#8A8172') + rect(88, 72, 36, 10, '#574F43', 3)
    + rect(14, 106, 120, 8, stripe, 0, 2);
  for (let i = 0; i < vents; i++)
    s += stroke(34, 130 + i * 9, 114, 130 + i * 9, 3, vc);
  g.onLeft(-4, 65, 18 + h, s);
  let v = '';
  for (let i = 0; i < Math.floor((h - 90) / 14); i++)
    v += stroke(14, 40 + i * 14, 54, 40 + i * 14, 3.5, rc);
  g.onRight(144, 65, 18 + h, v + circle(34, 22, 4, rc) + circle(34, h - 22, 4, rc));
  let b = circle(24, 10, 5, '#FF6A13', 2) + circle(48, 10, 5, '#17140F', 2) + circle(86, 10, 6, '#8A8172', 2) + circle(110, 10, 6, '#8A8172', 2);
  g.onLeft(0, 62, 18, b);
  return g.svg(title, viewBox);
}

function lithiumBattery() {
  const g = new Isometric(194, 150);
  g.shadow(0, 0, 140, 84, 50);
  g.box(8, 6, 0, 124, 72, 12, 'dark');
  [12, 76, 140].forEach((z, i) => {
    g.box(0, 0, z, 140, 84, 60, i === 2 ? 'light' : 'light');
    let s = '';
    if (i === 2) {
      s += rect(14, 13, 70, 32, '#241F19', 4, 2);
      for (let k = 0; k < 5; k++)
        s += rect(20 + k * 12, 20, 8, 18, k < 4 ? '#33936A' : '#574F43', 1);
      s += circle(112, 29, 9, '#FF6A13', 2) + circle(112, 29, 3, ink);
    }
    else {
      s += rect(14, 22, 52, 16, '#CDC5B6', 8, 2) + rect(20, 27, 40, 5, '#574F43', 2) + text(126, 37, 17, i === 1 ? 'LFP' : '5.12', ink, 800, 'end');
    }
    g.onLeft(0, 84, z + 60, s);
    let v = '';
    for (let k = 0; k < 4; k++)
      v += stroke(16, 18 + k * 9, 68, 18 + k * 9, 3, '#8F8573');
    g.onRight(140, 84, z + 60, v);
  });
  const top = 200;
  g.onTop(0, 0, top, rect(16, 14, 20, 20, '#D14F00', 3, 2) + rect(46, 14, 20, 20, '#17140F', 3, 2) + rect(92, 20, 34, 44, '#EAE5DB', 3, 2) + stroke(98, 32, 120, 32, 2.5, '#A09684') + stroke(98, 42, 120, 42, 2.5, '#A09684'));
  return g.svg('Stackable lithium battery', '58 -73 380 380');
}

function generator() {
  const g = new Isometric(200, 176);
  g.shadow(0, 0, 180, 110, 46);
  const post = (x, y) => g.tube([g.point(x, y, 6), g.point(x, y, 138)], 7, '#574F43');
  g.tube([g.point(0, 0, 8), g.point(180, 0, 8)], 7, '#574F43');
  g.tube([g.point(0, 0, 8), g.point(0, 110, 8)], 7, '#574F43');
  post(0, 0);
  g.box(16, 14, 12, 92, 80, 66, 'mid');
  g.onRight(108, 94, 78, rect(10, 10, 58, 46, '#8A8172', 2, 2) + stroke(16, 22, 62, 22, 3) + stroke(16, 32, 62, 32, 3) + stroke(16, 42, 62, 42, 3));
  g.box(108, 26, 16, 52, 58, 58, 'dark');
  g.onRight(160, 84, 74, circle(29, 29, 20, '#574F43', 2) + circle(29, 29, 9, '#CDC5B6', 2));
  g.onLeft(16, 94, 78, rect(8, 8, 76, 50, '#39332A', 3, 2) + circle(26, 33, 11, '#EAE5DB', 2) + circle(22, 33, 2.4, ink) + circle(30, 33, 2.4, ink) + circle(56, 33, 11, '#EAE5DB', 2) + circle(52, 33, 2.4, ink) + circle(60, 33, 2.4, ink) + rect(73, 16, 8, 12, '#FF6A13', 1) + circle(77, 44, 4, '#33936A'));
  g.box(10, 8, 84, 160, 94, 44, 'orange');
  g.onLeft(10, 102, 128, text(80, 29, 19, '3.5 kVA', '#17140F', 800, 'middle'));
  g.onTop(10, 8, 128, circle(80, 47, 20, '#241F19', 2.5) + circle(80, 47, 10, '#574F43', 2) + rect(118, 34, 26, 26, '#FF9350', 3, 2));
  g.tube([g.point(0, 0, 138), g.point(180, 0, 138)], 7, '#574F43');
  post(180, 0);
  post(0, 110);
  g.tube([g.point(180, 0, 8), g.point(180, 110, 8)], 7, '#574F43');
  g.tube([g.point(0, 110, 8), g.point(180, 110, 8)], 7, '#574F43');
  g.tube([g.point(0, 0, 138), g.point(0, 110, 138), g.point(180, 110, 138), g.point(180, 0, 138)], 7, '#574F43');
  post(180, 110);
  g.lyingCylinder(30, 112, 4, 22, 10, 'dark');
  g.onLeft(30, 122, 4, circle(0, 0, 9, '#CDC5B6', 2));
  g.lyingCylinder(150, 112, 4, 22, 10, 'dark');
  g.onLeft(150, 122, 4, circle(0, 0, 9, '#CDC5B6', 2));
  return g.svg('Petrol generator', '80 14 352 352');
}

function lpgKit() {
  const g = new Isometric(176, 170);
  g.shadow(60, 30, 120, 120, 30);
  const [a, b] = g.point(10, 10, 0);
  g.add(`<ellipse cx="${a + 26}" cy="${b + 6}" rx="84" ry="40" fill="${ink}" opacity=".10"/>`);
  g.verticalCylinder(10, 10, 0, 48, 12, 'dark', false);
  const rx = 66, ry = 37, top = b - 128;
  g.add(`<path d="M${a - rx},${b - 18} V${top + 34} C${a - rx},${top - 4} ${a - 36},${top - 20} ${a},${top - 20} C${a + 36},${top - 20} ${a + rx},${top - 4} ${a + rx},${top + 34} V${b - 18} A${rx},${ry} 0 0 1 ${a - rx},${b - 18}Z" fill="#177A52" stroke="${ink}" stroke-width="${outline}"/>`);
  g.add(`<path d="M${a + 22},${top - 16} C${a + 50},${top - 10} ${a + rx},${top + 2} ${a + rx},${top + 34} V${b - 18} A${rx},${ry} 0 0 1 ${a + 22},${b + 17}Z" fill="#0E5A3A" stroke="none"/>`);
  g.add(`<path d="M${a - rx},${b - 18} V${top + 34} C${a - rx},${top - 4} ${a - 36},${top - 20} ${a},${top - 20} C${a + 36},${top - 20} ${a + rx},${top - 4} ${a + rx},${top + 34} V${b - 18} A${rx},${ry} 0 0 1 ${a - rx},${b - 18}Z" fill="none" stroke="${ink}" stroke-width="${outline}"/>`);
  g.add(`<path d="M${a - rx},${b - 74} A${rx},${ry} 0 0 0 ${a + rx},${b - 74}" fill="none" stroke="${ink}" stroke-width="2" opacity=".55"/>`);
  g.add(`<path d="M${a - 48},${top + 40} V${b - 24}" stroke="#fff" stroke-width="9" opacity=".18"/>`);
  g.add(`<g transform="translate(${a - 12} ${b - 22}) skewY(6)"><rect x="-32" y="-27" width="66" height="34" rx="3" fill="#FBF9F4" stroke="${ink}" stroke-width="2"/>${text(1, -4, 17, '12.5 kg', ink, 800, 'middle')}</g>`);
  // collar
  g.add(`<path d="M${a - 38},${top - 10} V${top - 44} A38,18 0 0 1 ${a + 38},${top - 44} V${top - 10} A38,18 0 0 1 ${a - 38},${top - 10}Z" fill="#0E5A3A" stroke="${ink}" stroke-width="${outline}"/>`);
  g.add(`<ellipse cx="${a}" cy="${top - 44}" rx="38" ry="18" fill="#39332A" stroke="${ink}" stroke-width="${outline}"/>`);
  g.add(`<rect x="${a - 9}" y="${top - 62}" width="18" height="30" rx="3" fill="#CDC5B6" stroke="${ink}" stroke-width="2.5"/><rect x="${a - 17}" y="${top - 70}" width="34" height="12" rx="4" fill="#FF6A13" stroke="${ink}" stroke-width="2.5"/>`);
  g.add(`<rect x="${a - 24}" y="${top - 36}" width="14" height="12" rx="6" fill="#0E5A3A" stroke="${ink}" stroke-width="0"/><path d="M${a - 38},${top - 26} A38,18 0 0 0 ${a + 38},${top - 26}" fill="none" stroke="${ink}" stroke-width="1.5" opacity=".5"/>`);
  // hose
  const H = `M${a + 9},${top - 48} C${a + 70},${top - 60} ${a + 104},${top - 10} ${a + 98},${b - 60} S${a + 88},${b + 18} ${a + 66},${b + 44}`;
  g.add(`<path d="${H}" fill="none" stroke="${ink}" stroke-width="12"/><path d="${H}" fill="none" stroke="#FF6A13" stroke-width="7"/>`);
  // stove
  g.box(84, 58, 0, 130, 92, 26, 'light');
  g.onLeft(84, 150, 26, circle(34, 13, 8, '#39332A', 2) + circle(96, 13, 8, '#39332A', 2) + stroke(34, 13, 34, 7, 2, '#fff') + stroke(96, 13, 96, 7, 2, '#fff'));
  g.onTop(84, 58, 26, rect(8, 8, 114, 76, '#39332A', 4, 2) + circle(38, 46, 25, '#574F43', 2) + circle(38, 46, 12, '#241F19', 2) + circle(92, 46, 25, '#574F43', 2) + circle(92, 46, 12, '#241F19', 2) + stroke(38, 14, 38, 78, 3) + stroke(8, 46, 68, 46, 3) + stroke(92, 14, 92, 78, 3) + stroke(62, 46, 122, 46, 3) + circle(38, 46, 8, '#FF9350', 1.5) + circle(92, 46, 8, '#574F43', 1.5));
  return g.svg('LPG cylinder and two-burner stove', '10 -44 422 422');
}

export const powerSubjects = {
  'solar-panel': solarPanel,
  'inverter': () => inverter('62 -61 376 376', 'Hybrid inverter'),
  'inverter-graphite': () => inverter('62 -61 376 376', 'Hybrid inverter, graphite', { val: '8.0', pal: 'dark', base: 'mid' }),
  'inverter-outdoor': () => inverter('51 -82 399 399', 'Outdoor hybrid inverter', { val: '6.0', pal: 'mid', stripe: '#177A52', h: 206, vents: 8 }),
  'inverter-link': () => inverter('62 -61 376 376', 'Hybrid inverter, dark casing with blue band', { val: '5.0', pal: 'dark', stripe: '#4F86A3', base: 'mid' }),
  'inverter-core': () => inverter('51 -82 399 399', 'All-in-one hybrid inverter', { val: '5.5', stripe: '#177A52', h: 206, vents: 8 }),
  'inverter-compact': () => inverter('81 -24 337 337', 'Compact hybrid inverter', { val: '4.0', stripe: '#28607E', h: 152, vents: 2 }),
  'lithium-battery': lithiumBattery,
  'generator': generator,
  'lpg-kit': lpgKit,
};
