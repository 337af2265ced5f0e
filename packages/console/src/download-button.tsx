import type { ReactNode } from 'react';
import { useMutation, useQueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DownloadLink } from '@market/domain/files';
import { Button } from '@market/ui/button';

interface DownloadButtonProps {
  link: FetchQueryOptions<DownloadLink>;
  busyLabel?: string;
  children: ReactNode;
}

/**
 * Downloads a file that the server creates, such as all rows of a filtered list. `ExportButton`
 * saves data that is on the page.
 */
export function DownloadButton({ link, busyLabel = 'Exporting…', children }: DownloadButtonProps) {
  const client = useQueryClient();
  // Requested on each click, because the URL expires.
  const ask = useMutation({
    mutationFn: async () =>
      downloadFile((await client.query({ ...link, staleTime: 0, gcTime: 0 })).url),
  });
  return (
    <Button
      icon={<Download size={16} />}
      busy={ask.isPending}
      busyLabel={busyLabel}
      onClick={() => ask.mutate()}
    >
      {children}
    </Button>
  );
}

/** Downloads a file. The server chooses the file name. */
export function downloadFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
