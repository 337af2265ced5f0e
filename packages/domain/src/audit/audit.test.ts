import { describe, expect, it } from 'vitest';
import { auditChangesBetween } from './audit';

describe('auditChangesBetween', () => {
  it('lists only the fields that differ, with both values as text', () => {
    const before = {
      role: 'admin',
      resources: ['orders', 'returns'],
      phoneNumber: null,
      active: true,
    };
    const after = {
      role: 'admin',
      resources: ['orders'],
      phoneNumber: '0803 123 4567',
      active: false,
    };
    expect(auditChangesBetween(before, after)).toEqual([
      { field: 'resources', before: 'orders, returns', after: 'orders' },
      { field: 'phoneNumber', before: undefined, after: '0803 123 4567' },
      { field: 'active', before: 'true', after: 'false' },
    ]);
  });

  it('treats empty values, missing values and empty lists alike', () => {
    expect(auditChangesBetween({ note: '', tags: [], name: null }, {})).toEqual([]);
  });

  it('lists every value of a new and of a deleted record', () => {
    expect(auditChangesBetween(undefined, { level: 'both' })).toEqual([
      { field: 'level', before: undefined, after: 'both' },
    ]);
    expect(auditChangesBetween({ level: 'both' })).toEqual([
      { field: 'level', before: 'both', after: undefined },
    ]);
  });
});
