import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { download } from '../../../shared/download';
import type { ProductSearch } from '../product-search.schema';
import { productExportQuery } from '../products.queries';

/** Downloads every product that the filters let through, in the format that an import takes back. */
export function ExportProducts({ search }: { search: ProductSearch }) {
  const { api } = useServices();
  const client = useQueryClient();
  const exporting = useMutation({ mutationFn: async () => download((await client.query(productExportQuery(api, search))).url) });
  return (
    <Button icon={<Download size={16} />} busy={exporting.isPending} busyLabel="Exporting…" onClick={() => exporting.mutate()}>
      Export
    </Button>
  );
}
