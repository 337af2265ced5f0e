import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startMarket, startScript, type Server } from '@market/testing/built-market';

const toPath = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const referenceConfig = toPath('../reference/vite.config.ts');

/** The same shop with the same data, but streamed and hydrated by React. */
async function startReference(folder: string, port: number, marketPort: number): Promise<Server> {
  const [client, server] = [join(folder, 'client'), join(folder, 'server')];
  const quiet = { configFile: referenceConfig, logLevel: 'error' } as const;
  await build({ ...quiet, build: { outDir: client } });
  await build({ ...quiet, build: { ssr: 'server.tsx', outDir: server } });
  const [origin, api] = [`http://shop.localhost:${port}`, `http://127.0.0.1:${marketPort}`];
  return startScript(join(server, 'server.js'), port, '/', {
    MARKET: api,
    CLIENT_FOLDER: client,
    ORIGIN: origin,
  });
}

export async function withServers(
  port: number,
  work: (servers: { ours: Server; reference: Server }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-shop-'));
  const running: Server[] = [];
  try {
    const ours = await startMarket(folder, port);
    running.push(ours);
    const reference = await startReference(folder, port + 1, port);
    running.push(reference);
    await work({ ours, reference });
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}
