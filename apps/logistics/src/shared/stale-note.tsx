import { WifiOff } from 'lucide-react';
import { Alert } from '@market/ui/alert';
import { ageText } from '@market/web-kit/age-text';
import { useNow } from '@market/web-kit/use-now';

export interface RefreshedQuery {
  data: unknown;
  dataUpdatedAt: number;
  /** Whether the last refresh failed. */
  isError: boolean;
  /** Whether the refetch is paused until the network is back. */
  isPaused: boolean;
}

/** Shows how old the data is when it could not be refreshed. */
export function StaleNote({ query, className }: { query: RefreshedQuery; className?: string }) {
  const now = useNow();
  if (query.data === undefined || (!query.isError && !query.isPaused)) return null;
  return (
    <Alert tone="warning" icon={<WifiOff size={18} />} className={className}>
      <span role="status">{`${query.isPaused ? 'You are offline.' : 'Could not refresh.'} Last updated ${ageText(query.dataUpdatedAt, now)}.`}</span>
    </Alert>
  );
}
