// Draws the illustrations of the apps into src/illustrations: node illustrations-source/draw.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjects } from './subjects.mjs';

const target = process.argv[2] ?? join(import.meta.dirname, '../src/illustrations');

/**
 * The drawings that the apps show. Those of demo products are drawn when the demo data is created.
 */
const shown = [
  'cable-reel',
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
