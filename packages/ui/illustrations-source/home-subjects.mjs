import { cos30, ink, Isometric, outline, round, sin30 } from './isometric.mjs';
import { circle, glare, rect, stroke, text } from './shapes.mjs';

function chestFreezer() {
  const g = new Isometric(204, 164);
  g.shadow(0, 0, 196, 110, 44);
  g.box(8, 8, 0, 180, 96, 10, 'dark');
  g.box(0, 0, 10, 196, 110, 112, 'light');
  g.onLeft(0, 110, 122, rect(128, 70, 54, 32, '#CDC5B6', 3, 2) + stroke(134, 78, 176, 78, 2.5, '#8F8573') + stroke(134, 86, 176, 86, 2.5, '#8F8573') + stroke(134, 94, 176, 94, 2.5, '#8F8573') + rect(18, 22, 40, 54, '#FBF9F4', 2, 2) + rect(18, 22, 40, 14, '#177A52', 2, 2) + stroke(24, 44, 40, 44, 4, '#177A52') + stroke(24, 52, 46, 52, 4, '#33936A') + stroke(24, 60, 52, 60, 4, '#FF6A13') + circle(82, 90, 5, '#33936A', 1.75) + circle(98, 90, 5, '#FF6A13', 1.75));
  g.box(-5, -4, 122, 206, 118, 22, 'light');
  g.onLeft(-5, 114, 144, rect(78, 6, 50, 22, '#39332A', 4, 2.25) + rect(86, 13, 34, 8, '#574F43', 3));
  g.onTop(-5, -4, 144, rect(14, 14, 178, 90, '#F3EFE6', 6, 2) + `<path d="M20,70L90,18H124L20,94Z" fill="#fff" opacity=".8"/>`);
  g.onRight(196, 110, 122, stroke(14, 90, 94, 90, 2.5, '#A09684'));
  return g.svg('Inverter chest freezer', '78 -9 370 370');
}

function ledBulb() {
  const g = new Isometric(200, 200);
  g.add(`<ellipse cx="214" cy="338" rx="70" ry="22" fill="${ink}" opacity=".10"/>
 <path d="M200,46 C262,46 300,92 300,144 C300,182 280,204 264,226 H136 C120,204 100,182 100,144 C100,92 138,46 200,46Z" fill="#FBF9F4" stroke="${ink}" stroke-width="${outline}"/>
 <path d="M240,56 C280,74 300,106 300,144 C300,182 280,204 264,226 H222 C250,180 262,110 240,56Z" fill="#EAE5DB"/>
 <path d="M200,46 C262,46 300,92 300,144 C300,182 280,204 264,226 H136 C120,204 100,182 100,144 C100,92 138,46 200,46Z" fill="none" stroke="${ink}" stroke-width="${outline}"/>
 <path d="M124,140 C124,108 146,80 174,72" fill="none" stroke="#FF9350" stroke-width="9"/>
 <path d="M132,226 H268 L248,286 H152Z" fill="#CDC5B6" stroke="${ink}" stroke-width="${outline}"/><path d="M218,226H268L248,286H208Z" fill="#A09684"/><path d="M132,226 H268 L248,286 H152Z" fill="none" stroke="${ink}" stroke-width="${outline}"/>
 <path d="M160,230L170,284M186,228L190,286M214,228L210,286M240,230L230,284" stroke="${ink}" stroke-width="2"/>
 <rect x="156" y="286" width="88" height="12" rx="3" fill="#39332A" stroke="${ink}" stroke-width="${outline}"/><path d="M164,298H236V326C236,332 226,340 216,342H184C174,340 164,332 164,326Z" fill="#DDD6C9" stroke="${ink}" stroke-width="${outline}"/><path d="M210,298H236V326C236,332 226,340 216,342H206Z" fill="#A09684"/><path d="M164,308L236,302M164,319L236,313M165,330L235,324" stroke="${ink}" stroke-width="2.5"/><path d="M186,342H214L208,352H192Z" fill="#241F19" stroke="${ink}" stroke-width="2"/>`);
  g.add(text(200, 168, 30, '12 W', ink, 800, 'middle'));
  return g.svg('LED bulb', '21 24 358 358');
}

function powerStation() {
  const g = new Isometric(198, 186);
  g.shadow(0, 0, 170, 120, 46);
  g.box(0, 0, 0, 170, 120, 112, 'dark');
  g.onLeft(0, 120, 112, rect(12, 12, 70, 48, '#17140F', 4, 2) + rect(17, 17, 60, 38, '#C9DCCB', 2) + text(46, 43, 23, '82%', ink, 800, 'middle') + glare(17, 17, 60, 38) + circle(112, 36, 20, '#EAE5DB', 2.25) + circle(105, 36, 3, ink) + circle(119, 36, 3, ink) + circle(112, 28, 2.5, ink) + circle(148, 36, 9, '#FF6A13', 2.25) + rect(14, 72, 16, 22, '#574F43', 3, 2) + rect(38, 72, 16, 22, '#574F43', 3, 2) + rect(62, 78, 20, 11, '#EAE5DB', 2, 2) + circle(106, 83, 9, '#574F43', 2) + circle(130, 83, 9, '#574F43', 2) + rect(145, 76, 14, 14, '#33936A', 3, 2));
  let v = '';
  for (let i = 0; i < 8; i++)
    v += stroke(20 + i * 11, 26, 20 + i * 11, 84, 3.5, '#6A6152');
  g.onRight(170, 120, 112, v);
  g.onTop(0, 0, 112, rect(14, 14, 142, 92, '#6A6152', 6, 2));
  g.tube([g.point(22, 60, 114), g.point(28, 60, 150), g.point(142, 60, 150), g.point(148, 60, 114)], 15, '#FF6A13');
  return g.svg('Portable power station', '73 39 348 348');
}

function airConditioner() {
  const g = new Isometric(206, 148);
  g.add(`<polygon points="${[g.point(-10, -6, 150), g.point(220, -6, 150), g.point(220, -6, -40), g.point(-10, -6, -40)].map(p => p.join(',')).join(' ')}" fill="${ink}" opacity=".07"/>`);
  g.box(0, 0, 30, 206, 62, 84, 'light');
  g.onLeft(0, 62, 114, rect(0, 60, 206, 24, '#CDC5B6', 0, 2.5) + rect(8, 66, 190, 12, '#241F19', 2) + text(16, 28, 17, '1.5 HP', ink, 800) + `<path d="M150,18h36M150,26h36" stroke="#A09684" stroke-width="2.5"/>` + rect(150, 34, 34, 16, '#241F19', 2) + text(167, 47, 13, '24°', '#8FE0B6', 700, 'middle'));
  g.poly([g.point(4, 62, 40), g.point(202, 62, 40), g.point(202, 82, 22), g.point(4, 82, 22)], '#FBF9F4');
  const air = (x) => { const a = g.point(x, 80, 8); g.add(`<path d="M${a[0]},${a[1]} c-10,14 10,22 0,36 s8,20 0,32" fill="none" stroke="#28607E" stroke-width="4"/>`); };
  air(40);
  air(90);
  air(140);
  air(186);
  let v = '';
  for (let i = 0; i < 4; i++)
    v += stroke(14, 20 + i * 12, 48, 20 + i * 12, 3, '#8F8573');
  g.onRight(206, 62, 114, v);
  g.onTop(0, 0, 114, rect(12, 12, 182, 30, '#E2DDD2', 3, 2) + stroke(20, 22, 186, 22, 2, '#A09684') + stroke(20, 32, 186, 32, 2, '#A09684'));
  return g.svg('Inverter air conditioner', '70 -35 400 400');
}

function cableReel() {
  const g = new Isometric(206, 214);
  g.shadow(-10, -10, 90, 110, 40);
  g.lyingCylinder(30, -20, 60, 92, 14, 'light');
  g.lyingCylinder(30, -6, 60, 70, 70, 'orange');
  for (let k = 1; k < 7; k++) {
    const y = -6 + k * 10;
    const [fx, fy] = g.point(30, y, 60);
    const pts = [];
    for (let i = 0; i <= 20; i++) {
      const th = Math.PI / 4 - Math.PI * i / 20;
      pts.push([round(fx + cos30 * 70 * Math.cos(th)), round(fy + sin30 * 70 * Math.cos(th) + 70 * Math.sin(th))]);
    }
    g.line(pts, 2, '#8A3400');
  }
  g.lyingCylinder(30, 64, 60, 92, 14, 'light');
  let s = `<circle r="78" fill="none" stroke="#A09684" stroke-width="2.5"/>` + circle(0, 0, 26, '#CDC5B6', 2.25) + circle(0, 0, 11, '#241F19', 2) + text(0, -42, 22, '16 mm²', ink, 800, 'middle') + text(0, 58, 16, '100 m', ink, 700, 'middle');
  for (const a of [0, 180]) {
    const x = 52 * Math.cos(a * Math.PI / 180);
    s += circle(round(x), 0, 7, '#8A8172', 2);
  }
  g.onLeft(30, 78, 60, s);
  return g.svg('Copper cable drum', '26 6 363 363');
}

export const homeSubjects = {
  'chest-freezer': chestFreezer,
  'led-bulb': ledBulb,
  'power-station': powerStation,
  'air-conditioner': airConditioner,
  'cable-reel': cableReel,
};
