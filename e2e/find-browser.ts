import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);
/**
 * The headless shell comes first, because it uses a fifth less CPU time. Playwright also downloads
 * a headless shell.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const isRoot = process.getuid?.() === 0;
const macFolders = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS`,
);

/**
 * Flags that let Chromium run as root and without a screen, and stop it from making its own network
 * requests.
 */
export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * Finds a Chromium that starts. Tries CHROMIUM_PATH, an installed one, Playwright's download and,
 * as root, Debian's package, in this order. Returns its path, or '' for Playwright's own. Throws an
 * error that says what to install.
 */
export async function findBrowser(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined) return given;
  const installed = await findInstalled();
  if (installed !== undefined) return installed;
  if (await download()) return '';
  const fromDebian = (await installDebianPackage()) ? await findInstalled() : undefined;
  if (fromDebian !== undefined) return fromDebian;
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH. Neither the download by ' +
      '"playwright install chromium" nor Debian\'s package provided one that starts.',
  );
}

async function findInstalled(): Promise<string | undefined> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...macFolders];
  const candidates = folders.flatMap((folder) =>
    [...names, 'Google Chrome', 'Chromium'].map((name) => join(folder, name)),
  );
  for (const path of candidates.filter((candidate) => existsSync(candidate))) {
    if (await runs(path, ['--version'])) return path; // Ubuntu's chromium-browser may be a stub for the snap.
  }
  return undefined;
}

async function download(): Promise<boolean> {
  if (await canLaunch()) return true;
  console.info('No Chromium on this machine: downloading one for the tests');
  if (!(await playwright('install', '--only-shell', 'chromium'))) return false;
  if (await canLaunch()) return true;
  // The system libraries may be missing.
  return isRoot && (await playwright('install-deps', 'chromium')) && canLaunch();
}

function playwright(...args: string[]): Promise<boolean> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
  return runs(process.execPath, [cli, ...args]);
}

async function canLaunch(): Promise<boolean> {
  try {
    const browser = await chromium.launch({ args: browserFlags });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function installDebianPackage(): Promise<boolean> {
  if (!isRoot) return false;
  console.info('The download failed: installing the package chromium-headless-shell, or chromium');
  const installs = (name: string) => runs('apt-get', ['install', '--yes', name]);
  if (!(await runs('apt-get', ['update']))) return false;
  return (await installs('chromium-headless-shell')) || installs('chromium');
}

async function runs(command: string, args: string[]): Promise<boolean> {
  try {
    await run(command, args, { maxBuffer: Infinity });
    return true;
  } catch {
    return false;
  }
}
