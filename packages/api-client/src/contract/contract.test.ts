import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../kernel';
import { groupOf, offlineText } from '../kernel';
import * as contract from './index';
import specCalls from './spec-calls.json';
import { texts } from './texts';

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

  it('names the network when a sign-in, a sign-up or a creating call gets no answer', () => {
    const own = { 'auth.forgot': texts.offlineReset, 'auth.changePassword': texts.tryAgain };
    const expected = (row: Endpoint) =>
      Object.entries(own).find(([name]) => row.name.startsWith(name))?.[1] ?? texts.offline;
    const posts = rows.filter(({ method }) => method === 'POST');
    expect(posts.map((row) => [row.name, offlineText(row)])).toEqual(
      posts.map((row) => [row.name, expected(row)]),
    );
    expect(offlineText(contract.auth.resetPassword)).toBe(texts.offlineReset);
    expect(offlineText(contract.coupons.list)).toBe(contract.coupons.list.failure);
  });

  it('has a call for every text of the catalogue', () => {
    const said = new Set(rows.flatMap((row) => [row.failure, offlineText(row)]));
    // The call that changes a store's payment category comes with the screens of finance.
    expect(
      Object.values(texts).filter((text) => !said.has(text) && text !== texts.paymentCategory),
    ).toEqual([]);
  });

  it('spells what the spec spells exactly as the spec does', () => {
    const spelled = new Set(
      specCalls.map((call) => `${call.base} ${call.method} ${call.path.replace(/\/$/, '')}`),
    );
    const known = new Set(
      specCalls.map((call) =>
        verbPath({ ...call, path: call.path.replace(/\{(?!platform)\w+\}/g, ':p') }),
      ),
    );
    const asSpec = (row: Endpoint) =>
      `${row.base ?? 'main'} ${row.method} ${row.path.replace(/\/$/, '')}`;
    const wrong = rows
      .filter((row) => known.has(verbPath(row)))
      .filter((row) => {
        const shape = (text: string) => text.replace(/:\w+|\{(?!platform)\w+\}/g, '*');
        return ![...spelled].some((each) => shape(each) === shape(asSpec(row)));
      });
    expect(wrong.map((row) => row.path)).toEqual([]);
  });
});
