import { useEffect, useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { resetStaleness, useConnection } from './connection';

const timeFormat = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

export function OfflineNotice({ queryClient }: { queryClient: QueryClient }) {
  const { isOffline, earlier } = useConnection();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    resetStaleness();
    await queryClient.refetchQueries({ type: 'active' });
    setIsRetrying(false);
  };
  useEffect(() => {
    const refetchActive = () => void queryClient.refetchQueries({ type: 'active' });
    addEventListener('online', refetchActive);
    return () => removeEventListener('online', refetchActive);
  }, [queryClient]);

  const age =
    earlier === undefined ? '' : ` This page was loaded at ${timeFormat.format(earlier)}.`;
  return (
    <Alert
      tone="warning"
      icon={<WifiOff size={18} />}
      className="rounded-none shadow-2"
      action={
        <Button size="sm" busy={isRetrying} onClick={() => void retry()}>
          Try again
        </Button>
      }
    >
      {isOffline
        ? `You are offline.${age || ' You can still view pages that you have visited.'}`
        : `The network is not responding.${age}`}
    </Alert>
  );
}
