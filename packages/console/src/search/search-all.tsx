import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import * as orders from '@market/api-client/contract/main/orders';
import { pluralise } from '@market/domain/pluralise';
import { normaliseSearch } from '@market/domain/list-limits';
import { CommandPalette, type PaletteGroup } from '@market/ui/command-palette';
import type { NavGroup } from '@market/ui/console-shell';
import type { Suggestion } from '@market/ui/suggestion-group';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { rankGroups } from './palette-groups';
import { customerRows, orderRows, orderSearchQuery, pageRows } from './search-groups';
import { searchKinds, type SearchKind, MIN_SEARCH_LENGTH } from './search-kinds';
import { isLoading, LoadingRows, SearchError, type SearchQuery } from './search-states';
import type { PaletteInput } from './use-palette-input';

/** A search that only this console has. */
export interface SearchSource {
  kind: SearchKind;
  query: SearchQuery;
  rows: readonly Suggestion[];
}

export interface ConsolePaletteProps {
  pages: readonly NavGroup[];
  /** The text to start with. */
  typed: string;
  onClose: () => void;
}

interface SearchAllProps extends Omit<ConsolePaletteProps, 'typed'> {
  input: PaletteInput;
  hrefs: { order: (id: string) => string; ordersMatching: (search: string) => string };
  sources: readonly SearchSource[];
  /** Actions on a result. They are shown for the first result. */
  actionsOn?: ((kind: string, row: Suggestion) => readonly Suggestion[]) | undefined;
}

export function SearchAll({ input, pages, onClose, hrefs, sources, actionsOn }: SearchAllProps) {
  const { api } = useServices();
  const canSearchOrders = useCan()(orders.search);
  const { kinds, text, search, kind, includes } = input;
  const typed = normaliseSearch(text);
  const isOrderSearch = canSearchOrders && (includes('orders') || includes('people'));
  const found = useQuery(orderSearchQuery(api, search, isOrderSearch));
  const isSearchable = typed.length >= MIN_SEARCH_LENGTH;
  const foundOrders = (isOrderSearch && found.data?.rows) || [];

  const all: SearchSource[] = [
    { kind: 'orders', query: found, rows: orderRows(foundOrders, hrefs.order) },
    ...sources,
    {
      kind: 'people',
      query: found,
      rows: customerRows(foundOrders, search, hrefs.ordersMatching),
    },
  ];
  const shown = kinds.filter(includes).map((each) => ({
    key: each,
    title: searchKinds[each].label,
    items:
      each === 'pages'
        ? pageRows(pages, typed)
        : isSearchable
          ? all.filter((source) => source.kind === each).flatMap(({ rows }) => rows)
          : [],
  }));
  const groups = rankGroups(typed, shown);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const searched = isSearchable ? all.filter((source) => includes(source.kind)) : [];
  const loading =
    searched.length > 0 && (typed !== search || searched.some(({ query }) => isLoading(query)));
  const failed = loading ? [] : searched.filter(({ query }) => query.isError);
  const hasNoResults = typed !== '' && count === 0 && !loading && failed.length === 0;
  const nothing = `Nothing found for “${typed}”`;
  const [first, ...rest] = groups;
  const best = first?.items[0];
  const actions = first && best && typed !== '' ? (actionsOn?.(first.key, best) ?? []) : [];
  return (
    <CommandPalette
      onClose={onClose}
      text={text}
      onTextChange={input.setText}
      scopes={kinds.map((id) => ({ id, ...searchKinds[id] }))}
      scope={kind}
      onScopeChange={input.setKind}
      groups={[
        ...(first ? [first] : []),
        ...(best && actions.length > 0
          ? [{ key: 'actions', title: `Actions for ${best.label}`, items: actions }]
          : []),
        ...rest,
        ...(canSearchOrders && isSearchable && includes('orders')
          ? [orderListGroup(typed, hrefs.ordersMatching)]
          : []),
      ]}
      status={loading ? 'Searching…' : hasNoResults ? nothing : pluralise(count, 'result')}
      notice={hasNoResults && <p className="px-2.5 py-3 text-sm break-words">{nothing}</p>}
    >
      {loading && count === 0 && <LoadingRows />}
      {failed.length > 0 && (
        <SearchError
          names={[...new Set(failed.map((source) => searchKinds[source.kind].label.toLowerCase()))]}
          onRetry={() => failed.forEach(({ query }) => void query.refetch())}
        />
      )}
    </CommandPalette>
  );
}

const orderListGroup = (text: string, hrefOf: (search: string) => string): PaletteGroup => ({
  key: 'orders-list',
  title: undefined,
  items: [
    {
      key: 'orders-list',
      to: hrefOf(text),
      label: `Search orders for “${text}”`,
      leading: <Search size={16} />,
    },
  ],
});
