import type { Remittance } from '@market/domain/cash/cash';

/** A shipping partner's remittance that a second person has to confirm. Amounts in kobo. */
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
