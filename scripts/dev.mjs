// `pnpm dev`: starts the server and the four apps with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { install, requireNode, root } from './tooling.mjs';

const apps = [
  { folder: 'storefront', setting: 'SHOP_ORIGIN', origin: 'http://shop.localhost:5173' },
  { folder: 'merchant-console', setting: 'SELLER_ORIGIN', origin: 'http://seller.localhost:5174' },
  { folder: 'admin-console', setting: 'INTERNAL_ORIGIN', origin: 'http://internal.localhost:5175' },
  { folder: 'logistics', setting: 'LOGISTICS_ORIGIN', origin: 'http://logistics.localhost:5176' },
];

await requireNode();
await install();

/** Links in emails lead to the dev servers. The data is shared with `npm start`. */
const settings = {
  DATA_DIR: join(root, '.data'),
  ...Object.fromEntries(apps.map(({ setting, origin }) => [setting, origin])),
};
const children = [
  start('api', ['tsx', 'watch', '--clear-screen=false', 'src/main.ts'], {
    ...settings,
    ...process.env,
  }),
  ...apps.map(({ folder }) =>
    start(folder, ['vite', '--clearScreen', 'false', '--logLevel', 'warn'], process.env),
  ),
];
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stopAll);

for (const { folder, origin } of apps) console.info(`${folder.padEnd(17)} ${origin}`);

/** Starts a workspace's program and prefixes its output with the workspace's name. */
function start(folder, [program, ...args], env) {
  const cwd = join(root, 'apps', folder);
  const child = spawn(join(cwd, 'node_modules/.bin', program), args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) =>
      console.info(`${folder.padEnd(17)} ${line}`),
    );
  }
  return child;
}

function stopAll() {
  for (const child of children) child.kill();
}
