import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const isRoot = process.getuid?.() === 0;
const macFolders = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS`,
);

/** What every run of Chromium needs here: it may be started by root, without a screen, and must not call home. */
export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * Finds a Chromium that starts, and gets one when there is none: CHROMIUM_PATH, then one on the machine, then
 * Playwright's own download, then Debian's package when we are root. Returns its path, or '' for Playwright's own.
 * Throws an error that says what to install.
 */
export async function findBrowser(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined) return given;
  const installed = await onMachine();
  if (installed !== undefined) return installed;
  if (await download()) return '';
  const fromDebian = (await installDebianPackage()) ? await onMachine() : undefined;
  if (fromDebian !== undefined) return fromDebian;
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH. Neither the download by ' +
      '"playwright install chromium" nor Debian\'s package gave one that starts.',
  );
}

async function onMachine(): Promise<string | undefined> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...macFolders];
  const candidates = folders.flatMap((folder) =>
    [...names, 'Google Chrome', 'Chromium'].map((name) => join(folder, name)),
  );
  for (const path of candidates.filter((candidate) => existsSync(candidate))) {
    if (await succeeds(path, ['--version'])) return path; // Ubuntu's chromium-browser may be an empty shell.
  }
  return undefined;
}

async function download(): Promise<boolean> {
  if (await starts()) return true;
  console.info('No Chromium on this machine: downloading one for the tests');
  if (!(await playwright('install', '--only-shell', 'chromium'))) return false;
  if (await starts()) return true;
  return isRoot && (await playwright('install-deps', 'chromium')) && starts(); // The machine lacked its libraries.
}

function playwright(...args: string[]): Promise<boolean> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
  return succeeds(process.execPath, [cli, ...args]);
}

async function starts(): Promise<boolean> {
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
  console.info('The download failed: installing the package chromium');
  return (
    (await succeeds('apt-get', ['update'])) && succeeds('apt-get', ['install', '--yes', 'chromium'])
  );
}

async function succeeds(command: string, args: string[]): Promise<boolean> {
  try {
    await run(command, args, { maxBuffer: Infinity });
    return true;
  } catch {
    return false;
  }
}
