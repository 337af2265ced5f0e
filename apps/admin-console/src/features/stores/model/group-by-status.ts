import type { StoreApplication } from '@market/domain/stores/store';
import { statusTextOf } from './store-texts';

/** Groups stores by status label. Groups and stores keep the order of the list. */
export function groupByStatus(
  rows: readonly StoreApplication[],
): { label: string; stores: StoreApplication[] }[] {
  const groups = new Map<string, StoreApplication[]>();
  for (const store of rows) {
    const { label } = statusTextOf(store);
    groups.set(label, [...(groups.get(label) ?? []), store]);
  }
  return [...groups].map(([label, stores]) => ({ label, stores }));
}
