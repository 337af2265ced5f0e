// `npm test`: every check of the project, on a machine that has only Node and npm.
// A browser and a PostgreSQL server are found, or fetched, by the tests that need them.
import { clearReports, readReports, sum } from './test-reports.mjs';
import { install, requireNode, show, stopwatch } from './tooling.mjs';

const turboFlags = ['--continue', '--concurrency=2', '--output-logs=errors-only'];
const vitestFlags = [
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/vitest.json',
];

/** Each is worth running whatever became of the others. */
const independent = [
  { name: 'format', work: () => show('prettier', ['--check', '--log-level=warn', '.']) },
  { name: 'lint', work: () => show('eslint', ['.']) },
  {
    name: 'lint rules',
    work: () => show(process.execPath, ['--test', 'scripts/lint/lint.test.js']),
  },
  { name: 'unused code', work: () => show('knip', []) },
  { name: 'types', work: () => show('turbo', ['run', 'typecheck', ...turboFlags]) },
  {
    name: 'unit, component and API tests',
    work: () => show('turbo', ['run', 'test', ...turboFlags, '--', ...vitestFlags]),
    count: () => readReports('vitest.json'),
  },
  { name: 'build', work: () => show('turbo', ['run', 'build', ...turboFlags]) },
];

const onTheBuild = {
  name: 'browser tests',
  work: () => show('pnpm', ['--silent', '--filter', '@market/e2e', 'e2e']),
  count: () => readReports('report.json'),
};

await requireNode();
const total = stopwatch();
await install();
await clearReports();

const results = [];
for (const check of independent) results.push(await perform(check));
const isBuilt = results.at(-1).isGood;
results.push(
  isBuilt
    ? await perform(onTheBuild)
    : { name: onTheBuild.name, isGood: false, time: 'not run: no build' },
);

console.info(`\nSummary, ${total()}`);
for (const { name, isGood, time } of results)
  console.info(`  ${isGood ? 'passed' : 'FAILED'}  ${name}, ${time}`);
const { passed, failed } = sum(results.map(countOf));
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
console.info(`${passed} passed, ${failed} failed`);

async function perform({ name, work, count }) {
  const since = stopwatch();
  console.info(`\n== ${name}`);
  const isGood = await work();
  return { name, isGood, time: since(), counts: await count?.() };
}

/** A check that fails without a failed test in it (lint, a crash) counts as one, so that red never reads "0 failed". */
function countOf({ isGood, counts = { passed: isGood ? 1 : 0, failed: 0 } }) {
  return isGood || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
