import { ink, Isometric, outline, round } from './isometric.mjs';
import { circle, glare, rect, stroke, text } from './shapes.mjs';

function smartMeter() {
  const g = new Isometric(186, 166);
  g.shadow(0, 0, 134, 56, 46);
  g.tube([g.point(34, 40, 22), g.point(34, 40, -22)], 8, '#FF6A13');
  g.tube([g.point(60, 40, 22), g.point(60, 40, -22)], 8, '#39332A');
  g.tube([g.point(86, 40, 22), g.point(86, 40, -22)], 8, '#28607E');
  g.box(4, 2, 14, 126, 50, 44, 'dark');
  g.box(0, 0, 58, 134, 56, 150, 'light');
  let s = rect(13, 14, 108, 46, '#241F19', 4, 2) + rect(19, 20, 96, 34, '#C9DCCB', 2) + text(110, 45, 23, '0482.6', ink, 700, 'end') + text(24, 30, 8, 'kWh', ink, 700) + glare(19, 20, 96, 34);
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 3; c++)
      s += rect(16 + c * 24, 70 + r * 18, 19, 13, r === 3 && c === 2 ? '#177A52' : r === 3 && c === 0 ? '#FF6A13' : '#FBF9F4', 2.5, 1.75);
  s += circle(106, 78, 5, '#FF6A13', 1.75) + rect(94, 94, 26, 26, '#FBF9F4', 2, 1.75) + `<path d="M98,98h7v7h-7zM109,98h7v7h-7zM98,109h7v7h-7zM110,110h5v5h-5z" fill="${ink}"/>`;
  g.onLeft(0, 56, 208, s);
  g.onLeft(4, 52, 58, circle(14, 22, 5, '#8A8172', 2) + circle(112, 22, 5, '#8A8172', 2) + stroke(26, 22, 100, 22, 2, '#8A8172'));
  let v = '';
  for (let i = 0; i < 4; i++)
    v += stroke(14, 96 + i * 11, 42, 96 + i * 11, 3, '#8F8573');
  g.onRight(134, 56, 208, v);
  return g.svg('Prepaid smart meter', '63 -65 368 368');
}

function evCharger() {
  const g = new Isometric(206, 168);
  g.shadow(-6, -6, 110, 80, 56);
  g.box(-10, -10, 0, 116, 90, 12, 'mid');
  g.box(0, 0, 12, 92, 66, 226, 'dark');
  g.onLeft(0, 66, 238, rect(12, 16, 68, 56, '#17140F', 4, 2) + rect(18, 22, 56, 44, '#174359', 2) + text(46, 46, 22, '7.4', "#fff", 800, 'middle') + text(46, 60, 11, 'kW', '#A9D3E6', 700, 'middle') + glare(18, 22, 56, 44) + rect(12, 84, 68, 9, '#33936A', 2, 2) + `<path d="M50,108l-17,26h12l-5,22 20,-29h-13l7,-19z" fill="#FF6A13" stroke="${ink}" stroke-width="2"/>` + rect(20, 176, 52, 30, '#241F19', 4, 2));
  g.onRight(92, 66, 238, rect(16, 74, 34, 56, '#39332A', 5, 2));
  const [px, py] = g.point(92, 33, 140);
  const H = `M${px + 2},${py + 8} C${px + 10},${py + 70} ${px + 4},${py + 128} ${px + 40},${py + 126} S${px + 66},${py + 66} ${px + 36},${py + 18}`;
  g.add(`<path d="${H}" fill="none" stroke="${ink}" stroke-width="13"/><path d="${H}" fill="none" stroke="#574F43" stroke-width="7.5"/>`);
  g.add(`<g transform="translate(${px + 22} ${py - 18}) rotate(-24)"><rect x="-13" y="-10" width="30" height="46" rx="8" fill="#FF6A13" stroke="${ink}" stroke-width="${outline}"/><rect x="-9" y="-24" width="22" height="17" rx="4" fill="#EAE5DB" stroke="${ink}" stroke-width="${outline}"/><path d="M-3,-16v4M7,-16v4" stroke="${ink}" stroke-width="3"/><rect x="-5" y="2" width="13" height="16" rx="4" fill="#D14F00"/></g>`);
  return g.svg('Pedestal EV charger', '47 -95 400 400');
}

function lubricant() {
  const g = new Isometric(190, 190);
  g.shadow(0, 0, 128, 70, 44);
  g.box(0, 0, 0, 128, 70, 140, 'dark');
  // shoulder
  const p = (x, y, z) => g.point(x, y, z);
  g.poly([p(0, 70, 140), p(128, 70, 140), p(128, 70, 168), p(44, 70, 184), p(0, 70, 164)], '#39332A');
  g.poly([p(128, 70, 140), p(128, 0, 140), p(128, 0, 168), p(128, 70, 168)], '#241F19');
  g.poly([p(44, 70, 184), p(128, 70, 168), p(128, 0, 168), p(44, 0, 184)], '#574F43');
  g.poly([p(0, 70, 164), p(44, 70, 184), p(44, 0, 184), p(0, 0, 164)], '#6A6152');
  g.line([p(0, 70, 140), p(128, 70, 140)], 2.5, '#39332A');
  g.line([p(128, 70, 140), p(128, 0, 140)], 2.5, '#241F19');
  g.verticalCylinder(22, 34, 174, 15, 16, 'dark');
  g.verticalCylinder(22, 34, 188, 20, 24, 'orange');
  const H = [p(70, 35, 178), p(76, 35, 214), p(118, 35, 206), p(122, 35, 170)];
  g.tube(H, 12, '#39332A');
  g.onLeft(0, 70, 140, rect(14, 2, 100, 104, '#FBF9F4', 4, 2.25) + rect(14, 2, 100, 32, '#FF6A13', 4, 2.25) + text(64, 25, 19, 'DIESEL', ink, 800, 'middle') + text(64, 66, 27, '15W-40', ink, 800, 'middle') + stroke(26, 76, 102, 76, 2) + text(64, 94, 14, '4 LITRES', ink, 700, 'middle'));
  g.onRight(128, 70, 140, rect(10, 2, 50, 104, '#EAE5DB', 3, 2) + stroke(18, 20, 52, 20, 2.5, '#8F8573') + stroke(18, 32, 52, 32, 2.5, '#8F8573') + stroke(18, 44, 46, 44, 2.5, '#8F8573') + rect(18, 62, 34, 30, '#CDC5B6', 1) + stroke(24, 66, 24, 88, 2.5) + stroke(30, 66, 30, 88, 1.5) + stroke(35, 66, 35, 88, 3) + stroke(41, 66, 41, 88, 1.5) + stroke(46, 66, 46, 88, 2.5));
  return g.svg('Diesel engine oil, 4 litre can', '61 -30 360 360');
}

function multimeter() {
  const g = new Isometric(178, 176);
  g.shadow(0, 0, 112, 46, 46);
  g.box(0, 0, 0, 112, 46, 200, 'orange');
  let s = rect(10, 10, 92, 180, '#39332A', 10, 2.25) + rect(18, 20, 76, 44, '#C9DCCB', 3, 2) + text(78, 52, 20, '230.4', ink, 700, 'end') + text(90, 52, 10, 'V', ink, 700, 'end') + glare(18, 20, 76, 44) + circle(56, 108, 31, '#574F43', 2.25) + circle(56, 108, 19, '#241F19', 2) + stroke(56, 108, 68, 94, 4, '#FF6A13');
  for (let i = 0; i < 12; i++) {
    const a = i * Math.PI / 6;
    s += stroke(round(56 + 25 * Math.cos(a)), round(108 + 25 * Math.sin(a)), round(56 + 28.5 * Math.cos(a)), round(108 + 28.5 * Math.sin(a)), 2, '#EAE5DB');
  }
  s += circle(30, 166, 8, '#241F19', 2) + circle(56, 166, 8, '#D14F00', 2) + circle(82, 166, 8, '#241F19', 2) + rect(22, 72, 14, 7, '#CDC5B6', 2) + rect(76, 72, 14, 7, '#CDC5B6', 2);
  g.onLeft(0, 46, 200, s);
  let v = '';
  for (let i = 0; i < 5; i++)
    v += stroke(12, 70 + i * 12, 34, 70 + i * 12, 3.5, '#8A3400');
  g.onRight(112, 46, 200, v);
  const a = g.point(56, 46, 34), b = g.point(82, 46, 34);
  const lead = (a, c, dx) => { const H = `M${a[0]},${a[1]} C${a[0] - 10},${a[1] + 60} ${a[0] + 70 + dx},${a[1] + 86} ${a[0] + 112 + dx},${a[1] + 18}`; g.add(`<path d="${H}" fill="none" stroke="${ink}" stroke-width="8"/><path d="${H}" fill="none" stroke="${c}" stroke-width="4"/><g transform="translate(${a[0] + 112 + dx} ${a[1] + 18}) rotate(28)"><rect x="-6" y="-62" width="12" height="64" rx="5" fill="${c}" stroke="${ink}" stroke-width="2.5"/><path d="M0,-62v-26" stroke="${ink}" stroke-width="3.5"/><rect x="-9" y="-22" width="18" height="7" rx="3" fill="${c}" stroke="${ink}" stroke-width="2.25"/></g>`); };
  lead(a, '#FF6A13', 6);
  lead(b, '#574F43', 22);
  return g.svg('Digital multimeter with leads', '95 -45 340 340');
}

function toolbox() {
  const g = new Isometric(202, 178);
  g.shadow(0, 0, 190, 104, 44);
  g.box(0, 0, 0, 190, 104, 70, 'steel');
  g.box(-5, -4, 70, 200, 112, 26, 'dark');
  g.onLeft(0, 104, 70, rect(16, 14, 158, 42, '#174359', 3, 2) + text(95, 44, 22, '61 PIECE', '#FBF9F4', 800, 'middle'));
  g.onLeft(-5, 108, 96, rect(28, 8, 30, 34, '#FF6A13', 3, 2.25) + rect(142, 8, 30, 34, '#FF6A13', 3, 2.25) + rect(35, 22, 16, 6, ink, 2) + rect(149, 22, 16, 6, ink, 2));
  g.onRight(190, 104, 70, stroke(20, 18, 84, 18, 3, '#0E2F40') + stroke(20, 34, 84, 34, 3, '#0E2F40') + stroke(20, 50, 84, 50, 3, '#0E2F40'));
  g.onTop(-5, -4, 96, rect(18, 16, 164, 80, '#6A6152', 4, 2));
  g.tube([g.point(48, 52, 98), g.point(52, 52, 128), g.point(138, 52, 128), g.point(142, 52, 98)], 13, '#39332A');
  g.tube([g.point(68, 52, 128), g.point(122, 52, 128)], 13, '#FF6A13');
  return g.svg('Tool box', '82 32 358 358');
}

function safetyHelmet() {
  const g = new Isometric(200, 200);
  g.add(`<ellipse cx="216" cy="300" rx="140" ry="46" fill="${ink}" opacity=".10"/>`);
  g.add(`<path d="M60,262 C52,240 78,226 110,224 L300,222 C336,226 356,244 344,264 C326,298 262,316 200,316 C132,316 70,296 60,262Z" fill="#CDC5B6" stroke="${ink}" stroke-width="${outline}"/>
 <path d="M60,256 C52,236 78,222 110,220 L300,216 C336,220 356,238 344,256 C326,288 262,304 200,304 C132,304 70,286 60,256Z" fill="#FBF9F4" stroke="${ink}" stroke-width="${outline}"/>
 <path d="M84,246 C80,150 134,86 204,86 C274,86 326,150 320,240 C296,268 248,276 200,276 C152,276 108,270 84,246Z" fill="#EAE5DB" stroke="${ink}" stroke-width="${outline}"/>
 <path d="M252,100 C302,128 324,180 320,240 C304,258 278,268 250,272 C276,220 280,150 252,100Z" fill="#CDC5B6"/>
 <path d="M170,92 C132,112 112,180 122,264 C138,270 156,273 176,275 C160,200 172,124 198,87 C188,87 178,89 170,92Z" fill="#FF6A13" stroke="${ink}" stroke-width="${outline}"/>
 <path d="M218,87 C206,130 202,210 214,276 C232,276 244,275 258,272 C250,206 256,136 250,98 C240,91 228,88 218,87Z" fill="#FF6A13" stroke="${ink}" stroke-width="${outline}"/>
 <path d="M106,170 C112,142 126,120 144,108" stroke="#fff" stroke-width="8" fill="none" opacity=".8"/>
 <path d="M84,246 C80,150 134,86 204,86 C274,86 326,150 320,240 C296,268 248,276 200,276 C152,276 108,270 84,246Z" fill="none" stroke="${ink}" stroke-width="${outline}"/>
 <path d="M292,224 C314,214 338,226 342,254 C346,286 330,304 312,302 C292,300 282,282 282,258 C282,242 284,230 292,224Z" fill="#39332A" stroke="${ink}" stroke-width="${outline}"/>
 <path d="M294,236 C306,228 320,238 322,260 C324,280 316,292 304,290 C294,288 288,276 288,260 C288,250 290,240 294,236Z" fill="#574F43" stroke="${ink}" stroke-width="2"/>
 <path d="M300,222 C296,196 290,184 280,176" stroke="${ink}" stroke-width="9" fill="none"/><path d="M300,222 C296,196 290,184 280,176" stroke="#8A8172" stroke-width="4" fill="none"/>
 <circle cx="186" cy="236" r="0" fill="none"/>`);
  return g.svg('Safety helmet with ear defenders', '38 46 339 339');
}

export const siteSubjects = {
  'smart-meter': smartMeter,
  'ev-charger': evCharger,
  'lubricant': lubricant,
  'multimeter': multimeter,
  'toolbox': toolbox,
  'safety-helmet': safetyHelmet,
};
