import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the UI package has illustrations that match their source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'illustrations-'));
  try {
    execFileSync(process.execPath, [
      join(import.meta.dirname, '../illustrations-source/draw.mjs'),
      folder,
    ]);
    const kept = join(import.meta.dirname, '../src/illustrations');
    expect(readdirSync(folder).sort()).toEqual(readdirSync(kept).sort());
    for (const name of readdirSync(kept))
      expect(readFileSync(join(folder, name), 'utf8'), name).toBe(
        readFileSync(join(kept, name), 'utf8'),
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
