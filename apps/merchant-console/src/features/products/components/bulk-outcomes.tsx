import { pluralise } from '@market/domain/pluralise';
import { Alert } from '@market/ui/alert';
import type { BulkResult } from '../products.mutations';

export function BulkOutcomes({
  results,
  done,
}: {
  results: readonly BulkResult[];
  done: 'changed' | 'deleted';
}) {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const unchanged = results.filter(({ outcome }) => outcome === 'unchanged').length;
  const changed = results.length - failed.length - unchanged;
  const parts = [
    ...(changed > 0 ? [`${pluralise(changed, 'product')} ${done}`] : []),
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
    ...(failed.length > 0 ? [`${failed.length} could not be ${done}`] : []),
  ];
  return (
    <div className="grid gap-3">
      <Alert tone={failed.length > 0 ? 'warning' : 'success'} announce>
        {parts.join(', ')}.
      </Alert>
      {failed.length > 0 && (
        <ul
          aria-label="Failed products"
          tabIndex={0}
          className="max-h-80 divide-y divide-line overflow-y-auto"
        >
          {failed.map(({ product, problem }) => (
            <li key={product.id} className="grid gap-0.5 py-2 text-sm">
              <b className="truncate font-semibold">{product.name}</b>
              <span className="text-xs font-medium text-danger">{problem}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
