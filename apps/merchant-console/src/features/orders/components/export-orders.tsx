import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { download } from '../../../shared/download';
import type { OrderSearch } from '../order-search.schema';
import { orderExportQuery } from '../orders.queries';

/** Downloads every order that the filters let through, not this page of them alone: the server writes the file. */
export function ExportOrders({ search }: { search: OrderSearch }) {
  const { api } = useServices();
  const client = useQueryClient();
  const exporting = useMutation({ mutationFn: async () => download((await client.query(orderExportQuery(api, search))).url) });
  return (
    <Button icon={<Download size={16} />} busy={exporting.isPending} busyLabel="Exporting…" onClick={() => exporting.mutate()}>
      Export CSV
    </Button>
  );
}
