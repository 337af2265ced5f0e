import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const known = new Map();

/** The module that owns each table, by the table's name in the database. */
export function tableOwners(modules) {
  const read = known.get(modules) ?? readOwners(modules);
  known.set(modules, read);
  return read;
}

function readOwners(modules) {
  const owners = new Map();
  if (!existsSync(modules)) return owners;
  for (const module of readdirSync(modules)) {
    const folder = join(modules, module);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.tables.ts'))) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [, name] of text.matchAll(/\bpgTable\(\s*'(\w+)'/g)) owners.set(name, module);
    }
  }
  return owners;
}
