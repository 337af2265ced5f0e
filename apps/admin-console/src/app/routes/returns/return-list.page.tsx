import { Outlet } from 'react-router-dom';
import { PageHeader } from '@market/ui/page-header';
import { ReturnList } from '@market/console/returns/return-list';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { paths } from '../../paths';

export function ReturnListPage() {
  const keepSearch = useKeepSearch();
  return (
    <>
      <PageHeader
        title="Returns"
        description="Stores handle returns. The platform decides on refunds."
      />
      <ReturnList
        ofAllStores
        href={paths.returns.list.href()}
        hrefOf={({ id }) => keepSearch(paths.returns.detail.href({ id }))}
      />
      <Outlet />
    </>
  );
}
