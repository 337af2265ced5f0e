// Draws the illustrations of the apps into src/illustrations: node illustrations-source/draw.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjects } from './subjects.mjs';

const target = process.argv[2] ?? join(import.meta.dirname, '../src/illustrations');

/** What the apps show; the products of the demo are drawn when it is made. */
const shown = [
  'chest-freezer',
  'generator',
  'inverter',
  'lithium-stack',
  'lpg-kit',
  'power-station',
  'safety-helmet',
  'smart-meter',
  'solar-panel',
  'toolbox',
  'wallbox',
];

for (const name of shown) writeFileSync(join(target, `${name}.svg`), subjects[name]());
