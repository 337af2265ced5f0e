import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const marker = join(root, 'node_modules/.installed-lockfile');

/** Puts the project's own tools first on the PATH, because turbo looks for pnpm there. */
const env = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
});

/** Exits with a message when Node is older than `engines` in package.json. */
export async function requireNode() {
  const { engines } = await packageJson();
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const actual = process.versions.node.split('.').map(Number);
  const first = wanted.findIndex((number, index) => actual[index] !== number);
  if (first >= 0 && actual[first] < wanted[first]) {
    fail(`Node ${engines.node} is needed; this is ${process.versions.node}.`);
  }
}

/**
 * Installs the dependencies from the lockfile unless they are already installed. Returns whether it
 * did.
 */
export async function install() {
  const lockfile = await readFile(join(root, 'pnpm-lock.yaml'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  if ((await readFile(marker, 'utf8').catch(() => '')) === wanted) return false;
  const { packageManager } = await packageJson();
  const flags = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  await step('Installing dependencies', () => run('npx', ['--yes', packageManager, ...flags]));
  await writeFile(marker, wanted);
  return true;
}

/**
 * Runs a program in the project's root and resolves with its output. Rejects with the output when
 * it fails. The priority is one of `os.constants.priority`.
 */
export function run(command, args, { priority } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: env(),
      shell: process.platform === 'win32',
    });
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output.trim()))));
  });
}

/** Prints the output of a program while it runs. Resolves with whether it succeeded. */
export function show(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: env(),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve({ hasPassed: false }));
    child.on('close', (code) => resolve({ hasPassed: code === 0 }));
  });
}

/** Like `run`, but resolves with the output and whether it succeeded. */
export function attempt(command, args, options) {
  return run(command, args, options).then(
    (output) => ({ hasPassed: true, output }),
    (error) => ({ hasPassed: false, output: error.message }),
  );
}

/** Prints the label, a heartbeat every ten seconds and the duration. Exits when the work fails. */
export async function step(label, work) {
  const elapsed = stopwatch();
  console.info(`${label} ...`);
  const heartbeat = setInterval(() => console.info(`  still running, ${elapsed()}`), 10_000);
  try {
    await work();
  } catch (error) {
    console.error(error.message);
    fail(`${label} failed after ${elapsed()}. See the error above.`);
  } finally {
    clearInterval(heartbeat);
  }
  console.info(`  done in ${elapsed()}`);
}

export function stopwatch() {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}

async function packageJson() {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
}
