import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './tooling.mjs';

/** The counts of a workspace without a report. */
export const noTests = { passed: 0, failed: 0, failures: [] };

const parsers = {
  'vitest.json': ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(failuresOfFile),
  }),
  'report.json': ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(failuresOfSuite),
  }),
};

/** The failed tests of a file, and the file itself when it could not be run. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const of = (title, text = '') => ({ title: `${relative(root, name)}: ${title}`, text });
  if (failed.length === 0) return status === 'failed' ? [of('not run', message)] : [];
  return failed.map((test) => of(test.fullName, test.failureMessages[0]));
}

function failuresOfSuite({ suites = [], specs }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title }) => ({ title: `e2e/tests/${file}: ${title}`, text: '' })),
    ...suites.flatMap(failuresOfSuite),
  ];
}

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

export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
});

async function readReport(folder, name) {
  const text = await readFile(join(folder, 'test-results', name), 'utf8').catch(() => undefined);
  return text === undefined ? noTests : parsers[name](JSON.parse(text));
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
