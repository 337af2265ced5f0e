import { useSearchParams } from 'react-router-dom';
import type { Column } from '@market/ui/data-table';

export const HIDDEN_COLUMNS_PARAM = 'hide';

export const hiddenColumns = (params: URLSearchParams): string[] =>
  (params.get(HIDDEN_COLUMNS_PARAM) ?? '').split(',').filter(Boolean);

/** The columns that the URL does not hide. The first one cannot be hidden: it is the row's link. */
export function useShownColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  const [params] = useSearchParams();
  const hidden = hiddenColumns(params);
  return columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));
}
