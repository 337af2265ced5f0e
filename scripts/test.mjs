// `npm test`: runs every check. Needs only Node and npm: the tests find or download a browser and a
// PostgreSQL server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearReports, noTests, readReports, sum } from './test-reports.mjs';
import { attempt, install, requireNode, show, stopwatch } from './tooling.mjs';

const turboFlags = ['--continue', '--concurrency=2', '--output-logs=errors-only'];
const vitestFlags = [
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/vitest.json',
];

/** Runs a tool that allocates much: a larger young generation saves a seventh of its time. */
const node = (...args) => attempt(process.execPath, ['--max-semi-space-size=64', ...args]);

const build = {
  name: 'build',
  work: () => show('turbo', ['run', 'build', ...turboFlags]),
};

/**
 * Checks of a single thread each. Two run at once, and each prints its output when it ends. Longest
 * first.
 */
const singleThreaded = [
  { name: 'lint', work: () => node('node_modules/eslint/bin/eslint.js', '.') },
  { name: 'generator', work: () => node('--test', 'scripts/generator/generator.test.js') },
  {
    name: 'format',
    work: () => node('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  },
  { name: 'demo data of the browser tests', work: () => attempt('tsx', ['e2e/seed-demo.ts']) },
  { name: 'unused code', work: () => attempt('knip', []) },
  { name: 'lint rules', work: () => node('--test', 'scripts/lint/lint.test.js') },
];

/** Checks that use all cores. They run one after the other, even when others have failed. */
const parallel = [
  {
    name: 'import cycles and typed lint',
    work: () => show('oxlint', ['--type-aware', 'apps', 'packages', 'e2e']),
  },
  { name: 'types', work: () => show('turbo', ['run', 'typecheck', ...turboFlags]) },
  {
    name: 'unit, component and API tests',
    work: () => show('turbo', ['run', 'test', ...turboFlags, '--', ...vitestFlags]),
    count: () => readReports('vitest.json'),
  },
];

const browserTests = {
  name: 'browser tests',
  work: () => show('pnpm', ['--silent', '--filter', '@market/e2e', 'e2e']),
  count: () => readReports('report.json'),
};

/** Characters of a failed test's message in the summary. */
const MAX_FAILURE = 600;

await requireNode();
const total = stopwatch();
await install();
await clearReports();

const seededFolder = await mkdtemp(join(tmpdir(), 'market-e2e-seed-'));
process.env.E2E_SEEDED_FOLDER = seededFolder;

const results = [await runCheck(build)];
results.push(...(await runTwoAtOnce(singleThreaded)));
for (const check of parallel) results.push(await runCheck(check));
results.push(
  results[0].hasPassed
    ? await runCheck(browserTests)
    : { name: browserTests.name, hasPassed: false, time: 'skipped: build failed' },
);
await rm(seededFolder, { recursive: true, force: true });

console.info(`\nSummary, ${total()}`);
for (const { name, hasPassed, time } of results)
  console.info(`  ${hasPassed ? 'passed' : 'FAILED'}  ${name}, ${time}`);
const { passed, failed, failures } = sum(results.map(countOf));
for (const { title, text } of failures)
  console.info(`\nFailed: ${title}\n${text.slice(0, MAX_FAILURE)}`);
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
console.info(`${passed} passed, ${failed} failed`);

async function runCheck({ name, work, count }) {
  const elapsed = stopwatch();
  console.info(`\n== ${name}`);
  const hasPassed = await work();
  return { name, hasPassed, time: elapsed(), counts: await count?.() };
}

/** Runs the checks on two lanes. Returns their results in the order of the checks. */
async function runTwoAtOnce(checks) {
  const results = [];
  const waiting = [...checks.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name, work }] = next;
      const elapsed = stopwatch();
      const { hasPassed, output } = await work();
      console.info(`\n== ${name}\n${output.trimEnd()}`);
      results[index] = { name, hasPassed, time: elapsed() };
    }
  };
  await Promise.all([lane(), lane()]);
  return results;
}

/**
 * A check that fails without a failed test (lint, a crash) counts as one failure, so that the
 * summary never says "0 failed".
 */
function countOf({ hasPassed, counts = { ...noTests, passed: hasPassed ? 1 : 0 } }) {
  return hasPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
