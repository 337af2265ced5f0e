import { expect, it } from 'vitest';
import { handOverText } from './hand-over-text';

const at = (now: string) => handOverText('2026-11-22T13:00:00.000Z', new Date(now));

it('handOverText counts down to the handover, and then shows how late the handover is', () => {
  expect(at('2026-11-20T13:00:00.000Z')).toEqual({ text: '48 h left', urgency: 'normal' });
  expect(at('2026-11-22T07:01:00.000Z')).toEqual({ text: '5 h left', urgency: 'soon' });
  expect(at('2026-11-22T12:15:10.000Z').text).toBe('44 min left');
  expect(at('2026-11-22T13:00:00.000Z')).toEqual({ text: '0 min left', urgency: 'soon' });
  expect(at('2026-11-22T16:20:00.000Z')).toEqual({ text: 'Late by 3 h', urgency: 'late' });
  expect(at('2026-11-29T13:00:00.000Z').text).toBe('Late by 7 days');
});
