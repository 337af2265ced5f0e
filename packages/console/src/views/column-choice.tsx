import { useSearchParams } from 'react-router-dom';
import { Checkbox } from '@market/ui/checkbox';
import type { ListViewsProps } from './list-views';
import { HIDDEN_COLUMNS_PARAM, hiddenColumns } from './use-shown-columns';

/** A checkbox for each column of the list, kept in the URL. The first column is always shown. */
export function ColumnChoice({ columns }: Pick<ListViewsProps, 'columns'>) {
  const [params, setParams] = useSearchParams();
  const hidden = hiddenColumns(params);
  const show = (id: string, isShown: boolean) => {
    const next = new URLSearchParams(params);
    const ids = isShown ? hidden.filter((each) => each !== id) : [...hidden, id];
    if (ids.length > 0) next.set(HIDDEN_COLUMNS_PARAM, ids.join(','));
    else next.delete(HIDDEN_COLUMNS_PARAM);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <fieldset className="p-4 max-md:hidden">
      <legend className="sr-only">Columns</legend>
      <p aria-hidden="true" className="pb-2 text-xs font-semibold text-muted">
        Columns
      </p>
      <div className="grid gap-2">
        {columns
          .filter(({ headerHidden }) => !headerHidden)
          .map(({ id, header }, index) => (
            <Checkbox
              key={id}
              label={index === 0 ? `${header} (always shown)` : header}
              disabled={index === 0}
              checked={index === 0 || !hidden.includes(id)}
              onChange={(event) => show(id, event.target.checked)}
            />
          ))}
      </div>
    </fieldset>
  );
}
