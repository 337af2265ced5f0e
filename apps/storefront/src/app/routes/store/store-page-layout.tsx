import { Suspense, type ComponentProps, type ReactNode } from 'react';
import type { StorePage } from '@market/domain/stores/store-page';
import { StoreHeader } from '../../../features/stores/components/store-header';
import { isUnthemed } from '../../../features/stores/model/unthemed-store';
import {
  defaultThemeAttributes,
  storeThemeAttributes,
  storeTextClass,
} from '../../../features/stores/model/store-theme';
import { lazyPart } from '../../../shared/lazy-part';

const StoreFooter = lazyPart(
  'src/features/stores/components/store-extras.tsx',
  async () => (await import('../../../features/stores/components/store-extras')).StoreFooter,
);

interface StorePageLayoutProps extends ComponentProps<typeof StoreHeader> {
  store: StorePage;
  children: ReactNode;
}

export function StorePageLayout({ children, ...header }: StorePageLayoutProps) {
  const { store } = header;
  return (
    <div
      {...(isUnthemed(store) ? defaultThemeAttributes : storeThemeAttributes(store.theme))}
      className={`-mb-(--section) bg-bg ${storeTextClass}`}
    >
      <StoreHeader {...header} />
      {children}
      <Suspense>
        <StoreFooter store={store} />
      </Suspense>
    </div>
  );
}
