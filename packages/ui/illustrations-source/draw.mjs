// Draws every illustration into src/illustrations: node illustrations-source/draw.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeSubjects } from './home-subjects.mjs';
import { powerSubjects } from './power-subjects.mjs';
import { siteSubjects } from './site-subjects.mjs';

const target = process.argv[2] ?? join(import.meta.dirname, '../src/illustrations');

for (const [name, draw] of Object.entries({ ...powerSubjects, ...siteSubjects, ...homeSubjects })) {
  writeFileSync(join(target, `${name}.svg`), draw());
}
