import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './tooling.mjs';

const parsers = {
  'vitest.json': ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }),
  'report.json': ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }),
};

/** Sums the Vitest and Playwright reports in the workspaces' `test-results` folders. */
export async function readReports(name) {
  const reports = await Promise.all((await workspaces()).map((folder) => readReport(folder, name)));
  return sum(reports);
}

/** Removes reports of earlier runs, so that they are not counted. */
export async function clearReports() {
  const folders = await workspaces();
  await Promise.all(
    folders.map((folder) => rm(join(folder, 'test-results'), { recursive: true, force: true })),
  );
}

export function sum(counts) {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}

async function readReport(folder, name) {
  const text = await readFile(join(folder, 'test-results', name), 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 0 } : parsers[name](JSON.parse(text));
}

async function workspaces() {
  const nested = await Promise.all(
    ['apps', 'packages'].map(async (parent) => {
      const names = await readdir(join(root, parent));
      return names.map((name) => join(root, parent, name));
    }),
  );
  return [...nested.flat(), join(root, 'e2e')];
}
