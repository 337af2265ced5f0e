import type { ReactNode } from 'react';
import { useMutation, useQueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DownloadLink } from '@market/domain/download-link';
import { Button } from '@market/ui/button';
import { download } from './download';

interface DownloadButtonProps {
  /** Asks for the address: the server writes the file. */
  link: FetchQueryOptions<DownloadLink>;
  busyLabel?: string;
  children: ReactNode;
}

/** Downloads what the server writes, such as all that a list’s filters let through. What is on the page already is saved by `ExportButton`. */
export function DownloadButton({ link, busyLabel = 'Exporting…', children }: DownloadButtonProps) {
  const client = useQueryClient();
  // Asked for at each press: an address holds for some minutes.
  const asking = useMutation({
    mutationFn: async () =>
      download((await client.query({ ...link, staleTime: 0, gcTime: 0 })).url),
  });
  return (
    <Button
      icon={<Download size={16} />}
      busy={asking.isPending}
      busyLabel={busyLabel}
      onClick={() => asking.mutate()}
    >
      {children}
    </Button>
  );
}
