import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import type { GoesWithQuery, GoesWithItem } from '@market/domain/catalogue/goes-with.schema';
import { formatKnownItems } from '@market/domain/catalogue/known-items';
import { catalogue } from '../../shared/endpoints';

/** When the items change, the previous suggestions stay until the new ones arrive. */
export const goesWithQuery = (
  api: Queries,
  items: readonly GoesWithItem[],
  options: Pick<GoesWithQuery, 'whose' | 'limit'>,
) => ({
  ...api.query(catalogue('goesWith'), { query: { items: formatKnownItems(items), ...options } }),
  placeholderData: keepPreviousData,
});
