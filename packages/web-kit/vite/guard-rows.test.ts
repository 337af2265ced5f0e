import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as payouts from '@market/api-client/contract/main/payouts';
import { guardModule } from './guard-rows';

it('gives guards who may call each row, and no schema', async () => {
  const file = fileURLToPath(import.meta.resolve('@market/api-client/contract/main/payouts'));
  const lines = (await guardModule(file)).split('\n');
  expect(lines).toHaveLength(Object.keys(payouts).length);
  expect(lines).toContain(
    `export const mine = ${JSON.stringify({ access: payouts.mine.access, resource: payouts.mine.resource })};`,
  );
});
