import { SearchX, Store } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import type { StoreDirectorySearch } from '../../../features/catalogue/model/store-search';
import { paths } from '../../paths';

interface NoStoresProps {
  search: StoreDirectorySearch;
  followedOnly: boolean;
  onClear: () => void;
}

export function NoStores({
  search: { search, state, category, official },
  followedOnly,
  onClear,
}: NoStoresProps) {
  if (search || state || category || (official && !followedOnly))
    return (
      <EmptyState
        icon={<SearchX />}
        title={search ? `No store matches “${search}”` : 'No store matches these filters'}
        action={<Button onClick={onClear}>Show all stores</Button>}
      />
    );
  if (followedOnly) {
    return (
      <EmptyState
        icon={<Store />}
        title="You are not following any stores yet"
        action={
          <Button variant="ink" render={<Link to={paths.stores.href()} />}>
            See all stores
          </Button>
        }
      >
        Follow a store to find it here and on the home page.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Store />} title="No stores are open yet">
      Stores appear here after two approvals.
    </EmptyState>
  );
}
