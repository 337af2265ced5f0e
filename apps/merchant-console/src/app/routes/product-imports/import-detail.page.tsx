import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { groupKey } from '@market/api-client/queries';
import * as products from '@market/api-client/contract/main/products';
import { pluralise } from '@market/domain/pluralise';
import { formatDateTime } from '@market/domain/lagos-time';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton } from '@market/ui/skeleton';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { ImportProgress } from '../../../features/product-imports/components/import-progress';
import { ImportResult } from '../../../features/product-imports/components/import-result';
import { importStatusTexts } from '../../../features/product-imports/model/import-texts';
import { reportedCount } from '../../../features/product-imports/model/report-texts';
import { discardImport } from '../../../features/product-imports/product-imports.mutations';
import {
  importQuery,
  problemFileQuery,
} from '../../../features/product-imports/product-imports.queries';
import { DownloadButton } from '@market/console/download-button';
import { paths } from '../../paths';

// Loaded on demand: only a file whose categories are not chosen yet needs the form.
const ImportSetUp = lazy(async () => ({
  default: (await import('../../../features/product-imports/components/import-set-up')).ImportSetUp,
}));

export function ImportDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: productImport } = useSuspenseQuery(importQuery(api, id));
  const discard = useMutation(discardImport(api));
  const { fileName, status, total, createdAt } = productImport;

  // Lists that were fetched during the import lack some of its products.
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current === 'running' && status === 'done')
      void client.invalidateQueries({ queryKey: groupKey(products.list) });
    lastStatus.current = status;
  }, [client, status]);

  const leave = () =>
    discard.mutate(
      { params: { id } },
      { onSuccess: () => void navigate(paths.products.imports.href()) },
    );

  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Products', to: paths.products.list.href() },
              { label: 'Import', to: paths.products.imports.href() },
              { label: fileName },
            ]}
          />
        }
        title={<span className="wrap-anywhere">{fileName}</span>}
        tags={
          <StatusTag tone={importStatusTexts[status].tone}>
            {importStatusTexts[status].label}
          </StatusTag>
        }
        description={`${pluralise(total, 'product')}, uploaded ${formatDateTime(createdAt)}`}
        actions={
          <>
            {reportedCount(productImport) > 0 && (
              <DownloadButton link={problemFileQuery(api, id)} busyLabel="Preparing…">
                Download report
              </DownloadButton>
            )}
            {status === 'ready' && (
              <Button busy={discard.isPending} busyLabel="Discarding…" onClick={leave}>
                Discard file
              </Button>
            )}
            {status === 'done' && (
              <Button variant="primary" render={<Link to={paths.products.list.href()} />}>
                Go to products
              </Button>
            )}
          </>
        }
      />
      {status === 'ready' && (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <ImportSetUp id={id} />
        </Suspense>
      )}
      {status === 'running' && <ImportProgress productImport={productImport} />}
      {status === 'done' && <ImportResult productImport={productImport} />}
    </>
  );
}
