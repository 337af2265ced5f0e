import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './fixtures/server';

/**
 * Seeds the demo once, unless `npm test` has already done so. Every worker starts from a copy of
 * `E2E_SEEDED_FOLDER`. Returns the teardown, and is the default export, as Playwright expects.
 */
export default async function seedOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_SEEDED_FOLDER'] !== undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'market-e2e-seed-'));
  process.env['E2E_SEEDED_FOLDER'] = folder;
  const server = await startServer(folder);
  await server.stop();
  return () => rm(folder, { recursive: true, force: true });
}
