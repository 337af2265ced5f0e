// `npm test`: runs every check. Needs only Node and npm: the tests find or download a browser and a
// PostgreSQL server.
import { mkdtemp } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearReports, noTests, readReports, sum } from './test-reports.mjs';
import { useTemporaryFolder } from './temporary-folder.mjs';
import { attempt, install, requireNode, show, stopwatch } from './tooling.mjs';

const { PRIORITY_LOW } = constants.priority;

const turboFlags = ['--continue', '--output-logs=errors-only'];
const vitestFlags = [
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/vitest.json',
];

/** Runs before the other checks. */
const build = {
  name: 'build',
  work: () => show('turbo', ['run', 'build', '--concurrency=2', ...turboFlags]),
};
/** The first lane: the checks that run the product. Their output is printed while they run. */
const browserTests = [
  {
    name: 'demo data of the browser tests',
    work: () => show('tsx', ['e2e/seed-demo.ts']),
  },
  {
    name: 'browser tests',
    work: () => show('pnpm', ['--silent', '--filter', '@market/e2e', 'e2e']),
    count: () => readReports('report.json'),
  },
];
const unitTests = {
  name: 'unit, component and API tests',
  // The tests wait for timers and PostgreSQL: three packages at once keep two processors busy.
  work: () =>
    show('turbo', ['run', 'test', '--concurrency=3', ...turboFlags, '--', ...vitestFlags]),
  count: () => readReports('vitest.json'),
};

/**
 * Runs a check of the second lane, which does not run the product. Its priority is lower than that
 * of the first lane, whose browser tests often wait for pages and timers.
 */
const check = (command, args) => attempt(command, args, { priority: PRIORITY_LOW });
/** A larger young generation of the heap saves a seventh of a tool's time. */
const node = (...args) => check(process.execPath, ['--max-semi-space-size=64', ...args]);
const staticChecks = [
  { name: 'lint', work: () => node('node_modules/eslint/bin/eslint.js', '.') },
  { name: 'generator', work: () => node('--test', 'scripts/generator/generator.test.js') },
  {
    name: 'format',
    work: () => node('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  },
  {
    name: 'types, typed lint and import cycles',
    work: () => check('pnpm', ['--silent', 'typecheck']),
  },
  { name: 'unused code', work: () => check('knip', []) },
  { name: 'lint rules', work: () => node('--test', 'scripts/lint/lint.test.js') },
];

const MAX_FAILURE = 600;

await requireNode();
const total = stopwatch();
await install();
await clearReports();

useTemporaryFolder();
process.env.E2E_SEEDED_FOLDER = await mkdtemp(join(tmpdir(), 'market-e2e-seed-'));

const built = await runCheck(build);
const lanes = await Promise.all([
  runInTurn([...(built.hasPassed ? browserTests : []), unitTests]),
  runInTurn(staticChecks),
]);
const results = [built, ...lanes.flat()];

console.info(`\nSummary, ${total()}`);
for (const { name, hasPassed, time } of results)
  console.info(`  ${hasPassed ? 'passed' : 'FAILED'}  ${name}, ${time}`);
const { passed, failed, failures } = sum(results.map(countOf));
for (const { title, text } of failures)
  console.info(`\nFailed: ${title}\n${text.slice(0, MAX_FAILURE)}`);
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
console.info(`${passed} passed, ${failed} failed`);

/** Runs checks one after the other, even when one has failed. */
async function runInTurn(checks) {
  const results = [];
  for (const each of checks) results.push(await runCheck(each));
  return results;
}

async function runCheck({ name, work, count }) {
  const elapsed = stopwatch();
  console.info(`\n== ${name}`);
  const { hasPassed, output } = await work();
  if (output) console.info(`\n== ${name}\n${output.trimEnd()}`);
  return { name, hasPassed, time: elapsed(), counts: await count?.() };
}

/**
 * A check that fails without a failed test (lint, a crash) counts as one failure, so that the
 * summary never says "0 failed".
 */
function countOf({ hasPassed, counts = { ...noTests, passed: hasPassed ? 1 : 0 } }) {
  return hasPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
