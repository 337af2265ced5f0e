import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { unknownNames } from './document-names.js';
import { unusedEndpoints } from './unused-endpoints.js';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const fixtures = join(here, 'fixtures');
const overrideConfigFile = join(root, 'eslint.config.js');

/**
 * `// expect rule-a rule-b` at the end of a line lists the rules that must report that line. On a
 * line of its own it lists the rules for the next line.
 */
async function expected(file, word = 'expect') {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    const rules =
      new RegExp(`(?://|\\{/\\*) ${word} (.+?)(?: \\*/\\})?$`).exec(line)?.[1]?.split(' ') ?? [];
    const reported = line.trim().startsWith('//') ? index + 2 : index + 1;
    return rules.map((rule) => `${reported} ${rule}`);
  });
}

const partition = (list, isFirst) => [list.filter(isFirst), list.filter((one) => !isFirst(one))];

describe('lint rules', () => {
  it('report exactly the expected lines of the fixtures', async () => {
    const eslint = new ESLint({
      cwd: fixtures,
      overrideConfigFile,
      overrideConfig: { settings: { 'boundaries/root-path': fixtures } },
    });
    const results = await eslint.lintFiles(['**/*.{ts,tsx}']);
    const entries = await readdir(fixtures, { recursive: true, withFileTypes: true });
    assert.equal(
      results.length,
      entries.filter((entry) => entry.isFile()).length,
      'every fixture is linted',
    );
    for (const { filePath, messages } of results) {
      const found = messages.map(({ line, ruleId, message }) => `${line} ${ruleId ?? message}`);
      assert.deepEqual(
        [...new Set(found)].sort(),
        (await expected(filePath)).sort(),
        relative(fixtures, filePath),
      );
    }
  });

  it('from oxlint report import cycles, type errors, and exactly the expected lines for the typed rules', async () => {
    const { status, stdout } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--type-aware', '--type-check', '--format=json', relative(root, fixtures)],
      { cwd: root, encoding: 'utf8' },
    );
    assert.equal(status, 1);
    const found = JSON.parse(stdout).diagnostics.map(({ code, filename, labels }) => ({
      file: basename(filename),
      rule: code.replace(/.*\((.+)\)/, '$1'),
      line: labels[0].span.line,
    }));
    // Fixtures import modules that do not exist, so many have type errors. One fixture shows that
    // type errors are reported.
    const [types, rules] = partition(found, ({ rule }) => rule.startsWith('TS'));
    const wrongTypes = types.filter(({ file }) => file === 'bad-types.ts');
    assert.deepEqual(
      wrongTypes.map(({ rule }) => rule),
      ['TS2322'],
    );
    const [cycles, typed] = partition(rules, ({ rule }) => rule === 'no-cycle');
    assert.deepEqual(cycles.map(({ file }) => file).sort(), ['cycle-order.ts', 'cycle-payment.ts']);
    const promises = join(fixtures, 'packages/domain/src/bad-promises.ts');
    assert.deepEqual(
      typed.map(({ line, rule }) => `${line} ${rule}`).sort(),
      (await expected(promises, 'oxlint')).sort(),
    );
    assert.ok(typed.every(({ file }) => file === basename(promises)));
  });

  it('cover web apps, server and scripts', async () => {
    const eslint = new ESLint({ cwd: root, overrideConfigFile });
    const apps = ['storefront', 'merchant-console', 'admin-console', 'logistics'];
    for (const file of [
      ...apps.map((app) => `apps/${app}/src/app/routes/a.page.tsx`),
      'apps/api/src/main.ts',
    ]) {
      assert.equal(await eslint.isPathIgnored(file), false, file);
      const { rules } = await eslint.calculateConfigForFile(file);
      for (const rule of ['boundaries/dependencies', '@typescript-eslint/no-explicit-any']) {
        assert.equal(rules[rule]?.[0], 2, `${rule} on ${file}`);
      }
    }
    for (const file of ['apps/api/src/main.ts', 'scripts/start.mjs']) {
      const { rules } = await eslint.calculateConfigForFile(file);
      assert.deepEqual(rules['max-lines'], [2, { max: 250 }], file);
    }
  });
});

describe('the documents', () => {
  it('name only files, identifiers and scripts that exist', async () => {
    assert.deepEqual(await unknownNames(root), []);
  });

  it('list in ADR 24 exactly the endpoints that no app uses', async () => {
    const table = await readFile(join(root, 'docs/adr/0024-endpoints-without-a-screen.md'), 'utf8');
    const listed = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell]) =>
      cell.match(/[\w.]+/g),
    );
    assert.deepEqual(listed.sort(), await unusedEndpoints(root));
  });
});
