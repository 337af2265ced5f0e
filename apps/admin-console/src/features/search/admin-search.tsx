import { useQuery } from '@tanstack/react-query';
import { ChartColumn, CircleUser, ShoppingBag, Truck, UserCog } from 'lucide-react';
import { platformOrders, platformReports } from '@market/api-client/access';
import * as admins from '@market/api-client/contract/main/admins';
import * as merchants from '@market/api-client/contract/main/merchants';
import * as orders from '@market/api-client/contract/main/orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as products from '@market/api-client/contract/main/product-approvals';
import * as transactions from '@market/api-client/contract/main/transactions';
import { fullName } from '@market/domain/accounts/person-name';
import { roleNames } from '@market/domain/accounts/roles';
import type { Merchant } from '@market/domain/stores/merchant';
import { ProductThumbnail } from '@market/console/catalogue/product-name';
import { SearchAll, type ConsolePaletteProps } from '@market/console/search/search-all';
import { searchQueryOptions } from '@market/console/search/search-groups';
import { usePaletteInput } from '@market/console/search/use-palette-input';
import type { Suggestion } from '@market/ui/suggestion-group';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { storeStatusTexts } from '../../shared/approval-texts';
import { useMoneySearch, type MoneyHrefs } from './use-money-search';

interface AdminSearchProps extends ConsolePaletteProps {
  hrefs: MoneyHrefs & {
    order: (id: string) => string;
    ordersMatching: (search: string) => string;
    assignOrder: (id: string) => string;
    product: (id: string) => string;
    merchant: (storeId: string) => string;
    admin: (id: string) => string;
    financeReport: (storeId: string) => string;
  };
}

const storeNote = ({ city, state, status }: Merchant): string =>
  [city, state, storeStatusTexts[status].label.toLowerCase()].filter(Boolean).join(', ');

const matchesName = (search: string) => (merchant: Merchant) =>
  fullName(merchant).toLowerCase().includes(search.toLowerCase());

export function AdminSearch({ hrefs, typed, ...props }: AdminSearchProps) {
  const { api } = useServices();
  const can = useCan();
  const canOrders = can(orders.search);
  const canStores = can(merchants.list);
  const canProducts = can(products.list);
  const input = usePaletteInput(
    [
      ...(canOrders ? (['orders'] as const) : []),
      ...(canStores ? (['stores'] as const) : []),
      ...(canProducts ? (['products'] as const) : []),
      ...(canOrders || canStores ? (['people'] as const) : []),
      ...(can(transactions.list) ? (['transactions'] as const) : []),
      ...(can(payouts.list) ? (['payouts'] as const) : []),
      'pages',
    ],
    typed,
  );
  const { search, includes } = input;
  const foundStores = useQuery({
    ...api.query(merchants.list, { query: { search } }),
    ...searchQueryOptions(search, canStores && (includes('stores') || includes('people'))),
  });
  const foundProducts = useQuery({
    ...api.query(products.list, { query: { search } }),
    ...searchQueryOptions(search, includes('products')),
  });
  const foundAdmins = useQuery({
    ...api.query(admins.list, { query: { search } }),
    ...searchQueryOptions(search, can(admins.list) && includes('people')),
  });
  const moneySources = useMoneySearch(input, hrefs);
  const stores = (canStores && foundStores.data?.rows) || [];

  const listActions = (kind: string, { key, label }: Suggestion): Suggestion[] => {
    if (kind === 'orders' && can(platformOrders))
      return [
        {
          key: `assign ${key}`,
          to: hrefs.assignOrder(key),
          label: `Assign ${label}`,
          note: 'to a shipping partner or dispatcher',
          leading: <Truck size={18} />,
        },
      ];
    if (kind !== 'stores') return [];
    return [
      ...(can(platformReports)
        ? [
            {
              key: `report ${key}`,
              to: hrefs.financeReport(key),
              label: 'Finance report, this month',
              leading: <ChartColumn size={18} />,
            },
          ]
        : []),
      ...(canOrders
        ? [
            {
              key: `orders ${key}`,
              to: hrefs.ordersMatching(label),
              label: `Orders from ${label}`,
              leading: <ShoppingBag size={18} />,
            },
          ]
        : []),
    ];
  };
  return (
    <SearchAll
      {...props}
      input={input}
      hrefs={hrefs}
      actionsOn={listActions}
      sources={[
        {
          kind: 'stores',
          query: foundStores,
          rows: stores.map((store) => ({
            key: store.storeId,
            to: hrefs.merchant(store.storeId),
            label: store.storeName,
            note: storeNote(store),
            leading: <StoreMonogram name={store.storeName} size="sm" />,
          })),
        },
        {
          kind: 'people',
          query: foundStores,
          rows: stores.filter(matchesName(search)).map((owner) => ({
            key: `owner ${owner.storeId}`,
            to: hrefs.merchant(owner.storeId),
            label: fullName(owner),
            note: `owner of ${owner.storeName}`,
            leading: <CircleUser size={18} />,
          })),
        },
        {
          kind: 'people',
          query: foundAdmins,
          rows: (foundAdmins.data?.rows ?? []).map((admin) => ({
            key: `admin ${admin.id}`,
            to: hrefs.admin(admin.id),
            label: fullName(admin),
            note: roleNames[admin.role].toLowerCase(),
            leading: <UserCog size={18} />,
          })),
        },
        {
          kind: 'products',
          query: foundProducts,
          rows: (foundProducts.data?.rows ?? []).map(({ id, name, hostedImages, store }) => ({
            key: id,
            to: hrefs.product(id),
            label: name,
            note: store.storeName,
            leading: <ProductThumbnail image={hostedImages[0]} />,
          })),
        },
        ...moneySources,
      ]}
    />
  );
}
