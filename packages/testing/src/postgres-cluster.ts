import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPostgresBinaries } from './postgres-binaries';

const run = promisify(execFile);
const startTimeoutMs = 30_000;

/**
 * Durability is off, because the data is discarded. 300 connections are enough for race tests with
 * hundreds of buyers.
 */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=128MB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

/**
 * Stops the server when this process closes its end of the pipe, so that a killed test run leaves
 * no server behind.
 */
const guardScript =
  'exec 3<&0; "$@" & server=$!; { read -r _ <&3; kill -INT "$server"; } & wait "$server"';

/** The plain C locale converts the case of English letters only. */
const ctype = process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8';

type Identity = { uid?: number; gid?: number };

/**
 * Starts an empty PostgreSQL server in a temporary directory on a free port of 127.0.0.1 and waits
 * until it is ready. Throws with the end of the server's log when it does not start.
 */
export async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const identity = findUnprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'market-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    if (identity.uid !== undefined && identity.gid !== undefined)
      await chown(folder, identity.uid, identity.gid);
    const bin = await binFolder(folder, identity);
    const data = join(folder, 'data');
    await run(
      join(bin, 'initdb'),
      [
        ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
        `--lc-ctype=${ctype}`,
      ],
      {
        ...identity,
        cwd: folder,
      },
    );
    const port = await freePort();
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const options = settings.flatMap((setting) => ['-c', setting]);
    const server = spawn(
      'sh',
      ['-c', guardScript, 'sh', join(bin, 'postgres'), '-D', data, '-p', `${port}`, ...options],
      {
        ...identity,
        cwd: folder,
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    );
    const exited = once(server, 'exit');
    await waitUntilReady(server, url);
    return {
      url,
      async stop() {
        server.stdin.end();
        await exited;
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres` or `nobody`. */
function findUnprivilegedUser(): Identity {
  if (process.getuid?.() !== 0) return {};
  const user = ['postgres', 'nobody'].find((name) => numericId('-u', name) !== undefined);
  const uid = user === undefined ? undefined : numericId('-u', user);
  const gid = user === undefined ? undefined : numericId('-g', user);
  if (uid === undefined || gid === undefined) {
    throw new Error(
      'PostgreSQL does not run as root, and there is no user postgres or nobody to run it as',
    );
  }
  return { uid, gid };
}

function numericId(flag: '-u' | '-g', user: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}

async function binFolder(folder: string, identity: Identity): Promise<string> {
  const { bin, isBundled } = await findPostgresBinaries();
  if (!isBundled || identity.uid === undefined) return bin;
  // The project may be in root's home directory, which the other user cannot read.
  const copy = join(folder, 'programs');
  await cp(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');
  return address.port;
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (text: Buffer) => {
    log = (log + text.toString()).slice(-2000);
  });
  const deadline = Date.now() + startTimeoutMs;
  while (!(await acceptsConnections(url))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL exited while starting:\n${log}`);
    if (Date.now() > deadline) {
      server.stdin?.end();
      throw new Error(`PostgreSQL did not answer within ${startTimeoutMs / 1000} s:\n${log}`);
    }
    await sleep(50);
  }
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
