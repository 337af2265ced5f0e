import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../kernel';
import { groupOf } from '../kernel';
import * as contract from './index';
import specCalls from './spec-calls.json';

const rows: Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group));
const verbPath = (row: { base?: string | undefined; method: string; path: string }) =>
  `${row.base ?? 'main'} ${row.method} ${row.path.toLowerCase().replace(/\/$/, '').replace(/:\w+/g, ':p')}`;

describe('the table of calls', () => {
  it('has one row for each method and path, whatever the letter case', () => {
    const seen = rows.map(verbPath);
    expect(seen.filter((each, index) => seen.indexOf(each) !== index)).toEqual([]);
  });

  it('names each row after its group and export', () => {
    for (const [group, members] of Object.entries(contract)) {
      for (const [name, row] of Object.entries(members)) expect(row.name).toBe(`${group}.${name}`);
    }
    expect(new Set(rows.map(groupOf)).size).toBe(Object.keys(contract).length);
  });

  it('gives every row somebody who may call it and something to say when it fails', () => {
    for (const row of rows) {
      expect(row.failure, row.name).not.toBe('');
      expect(row.access, row.name).toBeTruthy();
    }
  });

  it('spells what the spec spells exactly as the spec does', () => {
    const spelled = new Set(specCalls.map((call) => `${call.base} ${call.method} ${call.path.replace(/\/$/, '')}`));
    const known = new Set(specCalls.map((call) => verbPath({ ...call, path: call.path.replace(/\{(?!platform)\w+\}/g, ':p') })));
    const asSpec = (row: Endpoint) => `${row.base ?? 'main'} ${row.method} ${row.path.replace(/\/$/, '')}`;
    const wrong = rows.filter((row) => known.has(verbPath(row))).filter((row) => {
      const shape = (text: string) => text.replace(/:\w+|\{(?!platform)\w+\}/g, '*');
      return ![...spelled].some((each) => shape(each) === shape(asSpec(row)));
    });
    expect(wrong.map((row) => row.path)).toEqual([]);
  });
});
