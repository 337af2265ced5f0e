// `npm test`: runs every check. Needs only Node and npm: the tests find or download a browser and a
// PostgreSQL server.
import { clearReports, readReports, sum } from './test-reports.mjs';
import { install, requireNode, show, stopwatch } from './tooling.mjs';

const turboFlags = ['--continue', '--concurrency=2', '--output-logs=errors-only'];
const vitestFlags = [
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/vitest.json',
];

/** Checks that run even when others have failed. */
const independent = [
  { name: 'format', work: () => show('prettier', ['--check', '--log-level=warn', '.']) },
  { name: 'lint', work: () => show('eslint', ['.']) },
  {
    name: 'import cycles and typed lint',
    work: () => show('oxlint', ['--type-aware', 'apps', 'packages', 'e2e']),
  },
  {
    name: 'lint rules',
    work: () => show(process.execPath, ['--test', 'scripts/lint/lint.test.js']),
  },
  {
    name: 'generator',
    work: () => show(process.execPath, ['--test', 'scripts/generator/generator.test.js']),
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

const browserTests = {
  name: 'browser tests',
  work: () => show('pnpm', ['--silent', '--filter', '@market/e2e', 'e2e']),
  count: () => readReports('report.json'),
};

await requireNode();
const total = stopwatch();
await install();
await clearReports();

const results = [];
for (const check of independent) results.push(await runCheck(check));
const isBuilt = results.at(-1).hasPassed;
results.push(
  isBuilt
    ? await runCheck(browserTests)
    : { name: browserTests.name, hasPassed: false, time: 'skipped: build failed' },
);

console.info(`\nSummary, ${total()}`);
for (const { name, hasPassed, time } of results)
  console.info(`  ${hasPassed ? 'passed' : 'FAILED'}  ${name}, ${time}`);
const { passed, failed } = sum(results.map(countOf));
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
console.info(`${passed} passed, ${failed} failed`);

async function runCheck({ name, work, count }) {
  const elapsed = stopwatch();
  console.info(`\n== ${name}`);
  const hasPassed = await work();
  return { name, hasPassed, time: elapsed(), counts: await count?.() };
}

/**
 * A check that fails without a failed test (lint, a crash) counts as one failure, so that the
 * summary never says "0 failed".
 */
function countOf({ hasPassed, counts = { passed: hasPassed ? 1 : 0, failed: 0 } }) {
  return hasPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
