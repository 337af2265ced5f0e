import { Suspense, type ComponentProps, type ReactNode } from 'react';
import type { StorePage } from '@market/domain/stores/store-page';
import { StoreHeader } from '../../../features/stores/components/store-header';
import { isPlain } from '../../../features/stores/model/plain-store';
import { plainLook, storeLook, storeText } from '../../../features/stores/model/store-look';
import { lazyPart } from '../../../shared/lazy-part';

const StoreFoot = lazyPart(
  'src/features/stores/components/store-extras.tsx',
  async () => (await import('../../../features/stores/components/store-extras')).StoreFoot,
);

interface StoreFrameProps extends ComponentProps<typeof StoreHeader> {
  store: StorePage;
  children: ReactNode;
}

/** The layout of a store's pages: the merchant's theme, header and footer. */
export function StoreFrame({ children, ...header }: StoreFrameProps) {
  const { store } = header;
  return (
    <div
      {...(isPlain(store) ? plainLook : storeLook(store.theme))}
      className={`-mb-(--section) bg-bg ${storeText}`}
    >
      <StoreHeader {...header} />
      {children}
      <Suspense>
        <StoreFoot store={store} />
      </Suspense>
    </div>
  );
}
