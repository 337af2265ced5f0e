import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lagosDate } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { personalDataQuery } from './account.queries';

interface DataCardProps {
  /** The URL of the page that deletes the account. */
  deletion: string;
}

export function DataCard({ deletion }: DataCardProps) {
  const { api, config } = useServices();
  const client = useQueryClient();
  const copy = useMutation({
    mutationFn: async () => {
      const file = await client.query(personalDataQuery(api));
      saveJson(`${config.platformSlug}-my-data-${lagosDate(new Date(file.createdAt))}.json`, file);
    },
    meta: { quiet: true },
  });
  return (
    <Card title="Your data" className="md:col-span-2">
      <div className="grid gap-4 text-sm">
        <p className="max-w-prose text-text-2">
          Download everything that we keep about you in one file: your profile, addresses, orders,
          payments, returns, reviews and messages. You can read the file or open it in other
          programs.
        </p>
        {copy.error && <Alert>{copy.error.message}</Alert>}
        {copy.isSuccess && (
          <Alert tone="success" announce>
            Your file has been saved on this device. It shows what you bought and where you live, so
            keep it private.
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            icon={<Download size={16} />}
            busy={copy.isPending}
            busyLabel="Collecting your data…"
            onClick={() => copy.mutate()}
          >
            Download my data
          </Button>
          <Link to={deletion} className="link touch-area">
            Delete my account
          </Link>
        </div>
      </div>
    </Card>
  );
}

function saveJson(fileName: string, value: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
