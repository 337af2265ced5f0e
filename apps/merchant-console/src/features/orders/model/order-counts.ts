import { COUNT_CAP } from '@market/domain/page-limits';

/** Whether there are more orders than the server counted, in this status or in total. */
export function isCapped(
  { statusCounts }: { statusCounts: Readonly<Record<string, number>> },
  status: string | undefined,
): boolean {
  const counts = status === undefined ? Object.values(statusCounts) : [statusCounts[status] ?? 0];
  return counts.some((count) => count >= COUNT_CAP);
}
