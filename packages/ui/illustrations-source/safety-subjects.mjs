import { casingOf, ink } from './colours.mjs';
import { Isometric, outline } from './isometric.mjs';
import { fitted } from './lettering.mjs';
import { circle, rect, stroke } from './shapes.mjs';
import { ground, hose, path } from './solids.mjs';
import { views } from './views.mjs';

// Safety equipment, from the front.

/** A vented helmet with ear defenders in `white`, `orange` or `yellow`. */
function safetyHelmet({ figure = 'EN 397', casing = 'white' } = {}) {
  const g = new Isometric(200, 200);
  const [top, left, right] = casingOf(casing).ramp;
  const band = casing.toLowerCase() === 'white' ? '#FF6A13' : '#FBF9F4';
  const shell =
    'M84,246C80,150 134,86 204,86C274,86 326,150 320,240C296,268 248,276 200,276C152,276 108,270 84,246Z';
  ground(g, 216, 300, 140, 46);
  g.add(
    path(
      'M60,262C52,240 78,226 110,224L300,222C336,226 356,244 344,264C326,298 262,316 200,316C132,316 70,296 60,262Z',
      right,
    ) +
      path(
        'M60,256C52,236 78,222 110,220L300,216C336,220 356,238 344,256C326,288 262,304 200,304C132,304 70,286 60,256Z',
        top,
      ) +
      path(shell, left) +
      path(
        'M252,100C302,128 324,180 320,240C304,258 278,268 250,272C276,220 280,150 252,100Z',
        right,
        0,
      ) +
      path(
        'M170,92C132,112 112,180 122,264C138,270 156,273 176,275C160,200 172,124 198,87C188,87 178,89 170,92Z',
        band,
      ) +
      path(
        'M218,87C206,130 202,210 214,276C232,276 244,275 258,272C250,206 256,136 250,98C240,91 228,88 218,87Z',
        band,
      ) +
      '<path d="M106,170C112,142 126,120 144,108" stroke="#fff" stroke-width="8" fill="none" opacity=".7"/>' +
      [
        [186, 150],
        [184, 176],
        [184, 202],
      ]
        .map(([x, y]) => rect(x, y, 20, 10, '#39332A', 5, 1.75))
        .join('') +
      path(shell, 'none') +
      path(
        'M292,224C314,214 338,226 342,254C346,286 330,304 312,302C292,300 282,282 282,258C282,242 284,230 292,224Z',
        '#39332A',
      ) +
      path(
        'M294,236C306,228 320,238 322,260C324,280 316,292 304,290C294,288 288,276 288,260C288,250 290,240 294,236Z',
        '#574F43',
        2,
      ) +
      `<path d="M300,222C296,196 290,184 280,176" stroke="${ink}" stroke-width="9" fill="none"/><path d="M300,222C296,196 290,184 280,176" stroke="#8A8172" stroke-width="4" fill="none"/>` +
      rect(96, 214, 112, 38, '#FBF9F4', 4, 2.25) +
      fitted(152, 240, 96, 23, figure, ink, 'middle'),
  );
  return g.svg(
    `Safety helmet with ear defenders, ${figure}, ${casing.toLowerCase()}`,
    views['safety-helmet'],
  );
}

const glove =
  'M-52,150L-36,60C-44,24 -46,-8 -44,-40L-50,-96C-51,-113 -29,-115 -26,-98L-21,-54L-24,-128C-24,-146 0,-147 1,-129L3,-56L8,-132C10,-149 33,-147 32,-129L27,-50L38,-106C42,-122 62,-117 59,-101L48,-36C50,-20 56,-18 62,-30L74,-54C84,-70 102,-58 95,-42L68,20C58,40 46,42 40,60L54,150Z';

/** A pair of rubber gauntlets. The figure is their test voltage. */
function gloves({ figure = '1 kV', casing = 'orange' } = {}) {
  const g = new Isometric(200, 200);
  const {
    ramp: [top, left, right],
  } = casingOf(casing);
  ground(g, 212, 352, 140, 24);
  const one = (fill, shade) =>
    path(glove, fill, 0) +
    path(
      'M54,150L40,60C46,42 58,40 68,20L95,-42C99,-52 94,-60 87,-62L54,18C40,34 20,44 18,62L24,150Z',
      shade,
      0,
    ) +
    path('M48,-36L59,-101C60,-110 55,-114 50,-115L36,-52Z', shade, 0) +
    path(glove, 'none') +
    path('M-36,60C-14,70 18,70 40,60', 'none', 2.5) +
    path('M-39,78C-14,88 18,88 43,78', 'none', 2) +
    path('M-58,146C-30,160 32,160 60,146V162C32,176 -30,176 -58,162Z', top, outline);
  g.add(
    `<g transform="translate(262 182) rotate(15) scale(-1 1)">${one(right, right)}</g><g transform="translate(146 186) rotate(-9)">${one(left, right)}<path d="M-32,30C-34,4 -34,-18 -33,-36" stroke="#fff" stroke-width="7" fill="none" opacity=".35"/>${rect(-30, 96, 62, 36, '#FBF9F4', 4, 2.25)}${fitted(1, 122, 54, 24, figure, ink, 'middle')}</g>`,
  );
  return g.svg(`Insulating gloves, ${figure}`, views['gloves']);
}

/** A harness with straps, belt and leg loops, and a lanyard at the side. */
function harness({ figure = 'EN 361', belt = false } = {}) {
  const g = new Isometric(200, 200);
  ground(g, 206, 374, 120, 20);
  const strap = (d, width = 17, colour = '#FF6A13') => hose(g, d, width, colour);
  strap('M152,62L226,170', 14, '#8A3400');
  strap('M248,62L174,170', 14, '#8A3400');
  g.add(
    circle(200, 118, 15, '#574F43', 2.5) +
      `<path d="M200,96v-20" stroke="${ink}" stroke-width="11"/><path d="M200,96v-20" stroke="#CDC5B6" stroke-width="6"/>`,
  );
  strap('M146,66C156,26 244,26 254,66');
  strap('M156,236C120,282 122,346 154,352C186,356 194,300 190,240', 19);
  strap('M244,236C280,282 278,346 246,352C214,356 206,300 210,240', 19);
  strap('M146,64C138,108 150,150 162,206');
  strap('M254,64C262,108 250,150 238,206');
  strap('M150,136H250', 13);
  g.add(
    rect(182, 124, 36, 24, '#CDC5B6', 4, 2.5) +
      rect(191, 131, 18, 10, '#39332A', 2, 1.75) +
      path(
        'M134,60C138,46 150,38 162,36L164,62C160,74 156,84 156,96L136,98C132,84 132,72 134,60Z',
        '#39332A',
      ) +
      path(
        'M266,60C262,46 250,38 238,36L236,62C240,74 244,84 244,96L264,98C268,84 268,72 266,60Z',
        '#241F19',
      ),
  );
  const deep = belt ? 46 : 34;
  g.add(
    path(
      `M106,196C150,214 250,214 294,196V${196 + deep}C250,${216 + deep} 150,${216 + deep} 106,${196 + deep}Z`,
      '#39332A',
    ) +
      path(
        `M240,210C262,207 280,202 294,196V${196 + deep}C280,${202 + deep} 262,${208 + deep} 240,${210 + deep}Z`,
        '#241F19',
        0,
      ) +
      path(
        `M106,196C150,214 250,214 294,196V${196 + deep}C250,${216 + deep} 150,${216 + deep} 106,${196 + deep}Z`,
        'none',
      ) +
      `<path d="M108,${196 + deep / 2}C150,${214 + deep / 2} 250,${214 + deep / 2} 292,${196 + deep / 2}" fill="none" stroke="#FF6A13" stroke-width="9"/>` +
      rect(178, 208, 44, deep + 2, '#CDC5B6', 4, 2.5) +
      rect(189, 218, 22, deep - 18, '#39332A', 2, 1.75),
  );
  for (const x of [140, 260])
    g.add(
      rect(x - 16, 282, 32, 20, '#CDC5B6', 4, 2.5) + rect(x - 8, 288, 16, 8, '#39332A', 2, 1.5),
    );
  const ring = (x, y) =>
    `<circle cx="${x}" cy="${y}" r="14" fill="none" stroke="${ink}" stroke-width="11"/><circle cx="${x}" cy="${y}" r="14" fill="none" stroke="#CDC5B6" stroke-width="6"/>`;
  g.add(ring(300, 220) + (belt ? ring(100, 220) : ''));
  hose(g, 'M302,236C312,280 352,270 344,316', 9, '#28607E');
  g.add(
    rect(330, 262, 26, 44, '#39332A', 5, 2.5).replace(
      '<rect',
      '<rect transform="rotate(-8 343 284)"',
    ) +
      `<rect x="331" y="316" width="26" height="48" rx="13" fill="none" stroke="${ink}" stroke-width="11"/><rect x="331" y="316" width="26" height="48" rx="13" fill="none" stroke="#CDC5B6" stroke-width="6"/>${stroke(357, 332, 357, 350, 3)}`,
  );
  g.add(
    stroke(108, 226, 92, 256, 3) +
      rect(58, 254, 70, 32, '#FBF9F4', 4, 2.25) +
      fitted(93, 277, 60, 22, figure, ink, 'middle'),
  );
  return g.svg(`Full-body harness, ${figure}`, views['harness']);
}

/** A vest with bands over the shoulders and around the body. Class 3 has sleeves. */
function vest({ figure = 'Class 2', casing = 'orange' } = {}) {
  const g = new Isometric(200, 200);
  const {
    ramp: [top, left, right],
  } = casingOf(casing);
  const sleeves = figure === 'Class 3';
  ground(g, 216, 366, 126, 18);
  const band = (d) => path(d, '#DDD6C9', 2.25);
  g.add(
    path('M160,46C176,60 224,60 240,46L200,156Z', casingOf('graphite').ramp[1]) +
      path('M160,46C176,60 224,60 240,46L233,64C220,74 180,74 167,64Z', left, 2),
  );
  if (sleeves)
    g.add(
      path('M132,58C100,70 78,110 62,168L104,186L120,140Z', left) +
        band('M72,136L116,152L109,174L64,158Z') +
        path('M268,58C300,70 322,110 338,168L296,186L280,140Z', right) +
        band('M328,136L284,152L291,174L336,158Z'),
    );
  const half = (mirror, fill) =>
    `<g${mirror ? ' transform="matrix(-1 0 0 1 400 0)"' : ''}>${path('M198,356V146L160,46L130,58C132,102 118,134 96,156V346C130,354 166,357 198,356Z', fill)}${band('M136,56L156,48L160,60C168,110 164,170 166,222H140C140,170 146,110 136,56Z')}${band('M96,222C130,230 166,232 198,231V259C166,260 130,258 96,250Z')}${band('M96,288C130,296 166,298 198,297V325C166,326 130,324 96,316Z')}<path d="M96,236C130,244 166,246 198,245M96,302C130,310 166,312 198,311" stroke="#FBF9F4" stroke-width="8" fill="none"/></g>`;
  g.add(
    half(false, left) +
      half(true, right) +
      `<path d="M200,146V356" stroke="${ink}" stroke-width="7"/><path d="M200,150V352" stroke="#EAE5DB" stroke-width="2.5" stroke-dasharray="5 4"/>` +
      path('M160,46L199,148L240,46', 'none', 6).replace(ink, '#39332A') +
      path('M112,172H134V204H112Z', top, 2) +
      rect(236, 168, 72, 34, '#FBF9F4', 3, 2) +
      fitted(272, 192, 62, 22, figure, ink, 'middle') +
      rect(194, 148, 12, 16, '#39332A', 3, 2),
  );
  return g.svg(`Reflective vest, ${figure.toLowerCase()}`, views[`vest:${sleeves ? 3 : 2}`]);
}

export const safetySubjects = {
  'safety-helmet': safetyHelmet,
  gloves,
  harness,
  vest,
};
