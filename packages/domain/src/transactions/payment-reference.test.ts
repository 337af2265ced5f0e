import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  referencePattern,
  shortenPaymentReferences,
  shortPaymentReference,
} from './payment-reference';

/** Until the year 2248, the first digit of the milliseconds in 48 bits is zero. */
const references = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 43 - 1 }), fc.uuid({ version: 7 }))
  .map(([time, id]) => {
    const digits = time.toString(16).padStart(12, '0');
    return `pay-${digits.slice(0, 8)}-${digits.slice(8)}${id.slice(13)}`;
  });
const isLike = (reference: string, pattern = '') =>
  new RegExp(`^${pattern.replaceAll('_', '.').replace('%', '.*')}$`).test(reference);

describe('the short form of a payment reference', () => {
  it('has three groups of four characters that cannot be confused', () => {
    expect(shortPaymentReference('pay-01a209c7-8380-73c2-b5fd-9a9f95b91d6b')).toBe(
      'PAY-06H0-KHW3-G3CT',
    );
    fc.assert(
      fc.property(references, (reference) => {
        expect(shortPaymentReference(reference)).toMatch(/^PAY(-[\dA-HJKMNP-TV-Z]{4}){3}$/);
      }),
    );
  });

  it('replaces references within a text, and nothing else', () => {
    expect(
      shortenPaymentReferences(
        'charge.success, pay-01a209c7-8380-73c2-b5fd-9a9f95b91d6b: pay-later, payout-40ded1a8af34',
      ),
    ).toBe('charge.success, PAY-06H0-KHW3-G3CT: pay-later, payout-40ded1a8af34');
  });

  it('leads back to its reference, however it is typed', () => {
    fc.assert(
      fc.property(references, references, (reference, other) => {
        const short = shortPaymentReference(reference);
        for (const typed of [
          short,
          short.toLowerCase(),
          short.replaceAll('-', ' '),
          short.replace('PAY-', '').replaceAll('-', ''),
          short.replaceAll('0', 'O').replaceAll('1', 'l'),
        ])
          expect([
            isLike(reference, referencePattern(typed)),
            isLike(other, referencePattern(typed)),
          ]).toEqual([true, shortPaymentReference(other) === short]);
      }),
    );
  });

  it('exists only for references of this shop', () => {
    expect(shortPaymentReference('T884120655')).toBe('T884120655');
    expect(referencePattern('VM-204903')).toBeUndefined();
    expect(referencePattern('refrigerator')).toBeUndefined();
    expect(referencePattern('PAY-UUUU-UUUU-UUUU')).toBeUndefined();
  });
});
