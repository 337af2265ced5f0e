import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Link } from '@market/ui/link';
import { RouteError } from '@market/web-kit/route-error';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useServices } from '@market/web-kit/services';
import { ChangePaymentCategory } from '../../../features/merchants/components/change-payment-category';
import { StoreApplication } from '../../../features/stores/components/store-application';
import { storeQuery } from '../../../features/stores/stores.queries';
import { paths } from '../../paths';

export function StoreDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const keepSearch = useKeepSearch();
  const { data: store } = useSuspenseQuery(storeQuery(api, id));
  return (
    <>
      <Link
        to={keepSearch(paths.stores.list.href())}
        className="mb-3 inline-flex min-h-6 items-center gap-1.5 text-sm font-medium hover:underline xl:hidden"
      >
        <ArrowLeft size={16} />
        Back to the queue
      </Link>
      {/* A store that waits for a decision has no orders. */}
      <StoreApplication
        store={store}
        changeCategory={<ChangePaymentCategory store={store} openOrders={0} isLink />}
      />
    </>
  );
}

/** The error is shown beside the queue, which stays usable. */
export function StoreDetailError() {
  return (
    <RouteError
      homePath={paths.stores.list.href()}
      homeLabel="Back to the queue"
      headingLevel={2}
    />
  );
}
