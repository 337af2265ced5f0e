import type { Remittance } from '@market/domain/cash/cash';

/** Cash of a shipping partner that waits for a second person. Amounts in kobo. */
export const buildRemittance = (overrides: Partial<Remittance> = {}): Remittance => ({
  id: 'remittance-1',
  holderId: 'partner-1',
  holderName: 'Arewa Haulage',
  amount: 11_000_000,
  bankReference: 'TRF-204',
  receivedOn: '2026-11-19',
  status: 'waiting',
  recordedBy: 'Ngozi Eze',
  recordedAt: '2026-11-20T08:00:00.000Z',
  ...overrides,
});
