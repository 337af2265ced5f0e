import type { StoreShelf as Store } from '@market/domain/stores/store-card';
import { StoreShelf } from '../../../features/catalogue/components/store-shelf';
import { productHref } from '../../hrefs';
import { paths } from '../../paths';
import { StoreFollow, useFollowers } from './store-follow';

export function StoreListItem({ store, eager }: { store: Store; eager: boolean }) {
  return (
    <StoreShelf
      store={store}
      to={paths.store.href({ slug: store.slug })}
      productHref={productHref}
      eager={eager}
      followers={useFollowers(store)}
      followButton={
        <StoreFollow store={store} className="h-10 w-full md:w-30 pointer-coarse:h-11" />
      }
    />
  );
}
