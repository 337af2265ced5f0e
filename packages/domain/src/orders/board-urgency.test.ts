import { expect, it } from 'vitest';
import { isOrderLate, orderUrgency } from './board-urgency';

const days = [undefined, '2026-10-31', '2026-11-01', '2026-11-24', '2026-11-25', '2027-01-01'];
const today = '2026-11-24';

it('an order is late exactly when its urgency counts late days', () => {
  for (const promisedBy of days)
    for (const pickUpOn of days) {
      const order = { promisedBy, pickUpOn };
      const { daysLate = 0, plannedLate = 0 } = orderUrgency(order, today) ?? {};
      expect(isOrderLate(order, today), JSON.stringify(order)).toBe(daysLate + plannedLate > 0);
    }
});
