import { ink } from './colours.mjs';
import { outline, round } from './isometric.mjs';

// Solids other than boxes: prisms of any profile, cylinders, hoses.

export const arc = (cx, cy, radius, from, to, steps = 6) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });

export const disc = (radius, cx = 0, cy = 0) => arc(cx, cy, radius, 0, 345, 23);

/** Corners bottom left, bottom right, top right, top left; each radius may differ. */
export function rounded(width, height, radii) {
  const [a, b, c, d] = Array.isArray(radii) ? radii : [radii, radii, radii, radii];
  const corner = (cx, cy, radius, from) =>
    radius ? arc(cx, cy, radius, from, from + 90, 4) : [[cx, cy]];
  return [
    ...corner(a, a, a, 180),
    ...corner(width - b, b, b, 270),
    ...corner(width - c, height - c, c, 0),
    ...corner(d, height - d, d, 90),
  ];
}

const HARD_CORNER = 32;

const planes = {
  left: { place: ([x, y, z], u, v, t) => [x + u, y + t, z + v], front: 1, u: 2, v: 0 },
  right: { place: ([x, y, z], u, v, t) => [x + t, y + u, z + v], front: 2, u: 1, v: 0 },
  top: { place: ([x, y, z], u, v, t) => [x + u, y + v, z + t], front: 0, u: 2, v: 1 },
};

/**
 * A profile extruded by `depth`. On `left` the profile is in x and z and is extruded along y, on
 * `right` in y and z along x, on `top` in x and y along z. Curves have no inner edges.
 */
export function prism(g, plane, at, profile, depth, ramp, { front } = {}) {
  const { place, front: frontShade, u: uShade, v: vShade } = planes[plane];
  const spot = ([u, v], t) => g.point(...place(at, u, v, t));
  const area = profile.reduce((sum, [u, v], i) => {
    const [nextU, nextV] = profile[(i + 1) % profile.length];
    return sum + u * nextV - nextU * v;
  }, 0);
  const path = area < 0 ? [...profile].reverse() : profile;
  const sides = path.map((from, i) => {
    const to = path[(i + 1) % path.length];
    const [du, dv] = [to[0] - from[0], to[1] - from[1]];
    return {
      from,
      to,
      seen: dv - du > 1e-6,
      shade: dv > -du ? uShade : vShade,
      angle: (Math.atan2(dv, du) * 180) / Math.PI,
    };
  });
  const turn = (a, b) => Math.abs(((b.angle - a.angle + 540) % 360) - 180);
  const start = sides.findIndex(
    (side, i) => side.seen && !sides[(i + sides.length - 1) % sides.length].seen,
  );
  const runs = [];
  for (let i = 0; i < sides.length; i++) {
    const side = sides[(start + i) % sides.length];
    if (!side.seen) continue;
    const before = sides[(start + i + sides.length - 1) % sides.length];
    const joined = i > 0 && before.seen && turn(before, side) < HARD_CORNER;
    const last = runs.at(-1);
    if (joined && last.shade === side.shade) last.points.push(side.to);
    else
      runs.push({
        shade: side.shade,
        points: [side.from, side.to],
        hardStart: !joined,
        hardEnd: true,
      });
    if (joined && runs.length > 1 && last !== runs.at(-1)) last.hardEnd = false;
  }
  const depthOf = ({ points }) => points.reduce((sum, [u, v]) => sum + u + v, 0) / points.length;
  for (const run of [...runs].sort((a, b) => depthOf(a) - depthOf(b))) {
    const near = run.points.map((point) => spot(point, depth));
    const far = run.points.map((point) => spot(point, 0));
    g.poly([...near, ...[...far].reverse()], ramp[run.shade], 0);
    g.line([...(run.hardStart ? [near[0]] : []), ...far, ...(run.hardEnd ? [near.at(-1)] : [])]);
  }
  return g.poly(
    path.map((point) => spot(point, depth)),
    front ?? ramp[frontShade],
  );
}

const tidy = (d) => d.replace(/\d+\.\d{2,}/g, (value) => round(Number(value)));

/** A bent hose or cable given as a path on the sheet. */
export const hose = (g, d, width, colour) =>
  g
    .add(`<path d="${tidy(d)}" fill="none" stroke="${ink}" stroke-width="${round(width + 5)}"/>`)
    .add(`<path d="${tidy(d)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`);

export const path = (d, fill, width = outline, extra = '') =>
  `<path d="${tidy(d)}" fill="${fill}"${width ? ` stroke="${ink}" stroke-width="${width}"` : ''}${extra}/>`;

/** The ground shadow of an object drawn from the front. */
export const ground = (g, x, y, rx, ry) =>
  g.add(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ink}" opacity=".10"/>`);

/** The wall behind a wall-mounted object. */
export const wall = (g, x0, x1, z0, z1, y = -6) =>
  g.poly(
    [g.point(x0, y, z1), g.point(x1, y, z1), g.point(x1, y, z0), g.point(x0, y, z0)],
    ink,
    0,
    ' opacity=".07"',
  );

/** An upright cylinder, seen from above. `ry` sets the height of its ellipses. */
export function standing(x, y, rx, ry, height, [top, left, right], width = outline) {
  const head = y - height;
  return (
    path(`M${x - rx},${head}V${y}A${rx},${ry} 0 0 0 ${x + rx},${y}V${head}Z`, left, 0) +
    path(
      `M${round(x + rx * 0.3)},${head}V${round(y + ry * 0.954)}A${rx},${ry} 0 0 0 ${x + rx},${y}V${head}Z`,
      right,
      0,
    ) +
    path(`M${x - rx},${head}V${y}A${rx},${ry} 0 0 0 ${x + rx},${y}V${head}`, 'none', width) +
    `<ellipse cx="${x}" cy="${head}" rx="${rx}" ry="${ry}" fill="${top}" stroke="${ink}" stroke-width="${width}"/>`
  );
}
