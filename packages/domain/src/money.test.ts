import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MAX_KOBO } from './money';
import { money } from './money.schema';

it('money is encoded as naira with at most two decimals, and decoded to the same number of kobo', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_KOBO, max: MAX_KOBO }), (kobo) => {
      const naira = z.encode(money, kobo);
      expect(naira).toBe(Number(naira.toFixed(2)));
      expect(z.decode(money, naira)).toBe(kobo);
    }),
    { numRuns: 5000 },
  );
});
