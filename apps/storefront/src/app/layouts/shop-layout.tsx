import { Suspense, useMemo } from 'react';
import { noop, useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useMatch, type LoaderFunctionArgs } from 'react-router-dom';
import { StorefrontShell } from '@market/ui/storefront-shell';
import { PendingNavigation } from '@market/web-kit/pending-navigation';
import { LazyNotifications } from '@market/web-kit/notifications';
import { servicesContext, useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { useDeliveryPlace } from '../../features/addresses/use-delivery-place';
import { useCart } from '../../features/cart/use-cart';
import { linesTotal, countUnits } from '../../features/cart/model/cart-lines';
import { categoryTreeQuery } from '../../features/catalogue/catalogue.queries';
import { CardPromisesProvider, useCardPromises } from '../../features/catalogue/card-promises';
import { InCartProvider } from '../../features/catalogue/in-cart';
import { useSavedProducts } from '../../features/saved/use-saved-products';
import { comparison } from '../../shared/comparison';
import { lazyBrowserPart } from '../../shared/lazy-part';
import { useStoredValue } from '../../shared/stored-value';
import { SavedProductsProvider } from '../../shared/saved-products';
import { paths } from '../paths';
import { HeaderSearch } from './header-search';
import { ProductPreview } from '../product-preview/product-preview';
import { footerContent, phoneTabs, utilityLinks } from './shop-links';

const CompareTray = lazyBrowserPart(
  async () => (await import('../routes/compare/compare-tray')).CompareTray,
);

export function shopLoader({ context }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(categoryTreeQuery(api)).catch(noop);
  return null;
}

/** The frame of every page of the shop except checkout and sign-in. */
export function ShopLayout() {
  const { api, config } = useServices();
  const user = useUser();
  const { pathname } = useLocation();
  const onProductPage = useMatch(paths.product.pattern) !== null;
  const onCartPage = useMatch(paths.cart.pattern) !== null;
  const onSystemPage = useMatch(paths.system.pattern) !== null;
  const tree = useQuery(categoryTreeQuery(api)).data;
  const lines = useCart().lines ?? [];
  // These pages show their next step instead of the tabs.
  const hasActionBar = onProductPage || onSystemPage || (onCartPage && lines.length > 0);
  const onComparePage = useMatch(paths.compare.pattern) !== null;
  const isComparing =
    useStoredValue(comparison).products.length > 0 && !onComparePage && !onCartPage;
  const place = useDeliveryPlace();
  const saved = useSavedProducts();
  const promiseOf = useCardPromises(place?.state);
  const idsInCart = lines.map(({ productId }) => productId).join();
  const inCart = useMemo(() => new Set(idsInCart.split(',')), [idsInCart]);
  // Stays the same object across pages, so that the frame is not rendered again on each navigation.
  const brand = useMemo(() => ({ name: config.platformName }), [config]);
  const categories = useMemo(
    () =>
      (tree ?? []).map(({ id, name }) => ({
        label: name,
        to: paths.category.href({ categoryId: id }),
      })),
    [tree],
  );
  const footer = useMemo(() => footerContent(config, new Date().getFullYear()), [config]);

  return (
    <>
      <PendingNavigation />
      <noscript>
        <p className="bg-warning-soft px-4 py-2 text-center text-sm font-medium text-on-warning-soft">
          To fill a cart and buy, turn on JavaScript. You can browse and search without it.
        </p>
      </noscript>
      <StorefrontShell
        brand={brand}
        place={{ label: place?.label ?? 'Nigeria', to: paths.place.href() }}
        utilityLinks={utilityLinks(config)}
        search={<HeaderSearch />}
        account={
          user?.isGuest
            ? { to: paths.orders.href(), greeting: 'Buying as a guest', label: 'Your orders' }
            : user
              ? {
                  to: paths.account.href(),
                  greeting: `Welcome, ${user.firstName}`,
                  label: 'Account',
                }
              : { to: paths.signIn.href(), greeting: 'Welcome', label: 'Sign in' }
        }
        cart={{
          to: paths.cart.href(),
          count: countUnits(lines),
          totalKobo: linesTotal(lines.filter((line) => line.selected)),
        }}
        categories={categories}
        footer={footer}
        tabs={hasActionBar ? undefined : phoneTabs(countUnits(lines))}
        currentPath={pathname}
      >
        <InCartProvider value={inCart}>
          <SavedProductsProvider value={saved}>
            <CardPromisesProvider value={promiseOf}>
              <ProductPreview>
                <Outlet />
              </ProductPreview>
              {isComparing && (
                <div className={hasActionBar ? 'max-md:hidden md:contents' : 'contents'}>
                  <Suspense>
                    <CompareTray />
                  </Suspense>
                </div>
              )}
            </CardPromisesProvider>
          </SavedProductsProvider>
        </InCartProvider>
      </StorefrontShell>
      <LazyNotifications />
    </>
  );
}
