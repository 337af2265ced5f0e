import { variantLabel } from '@market/domain/catalogue/variants';
import type { StaleStock } from '@market/domain/catalogue/stock-movement';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import { FormAlert } from '@market/web-kit/form-alert';
import { findStockFields } from '../model/stale-stock';
import type { ProductFormParts } from '../product-form.schema';

interface StaleStockAlertProps extends Pick<ProductFormParts, 'getValues' | 'setValue'> {
  stale: StaleStock['stale'];
  /** Called with the variants that still need a decision. */
  onResolve: (stale: StaleStock['stale']) => void;
}

/**
 * Lists stock that changed while the form was open. The merchant keeps the entered quantity or
 * takes the current one.
 */
export function StaleStockAlert({ stale, getValues, setValue, onResolve }: StaleStockAlertProps) {
  const chooseQuantity = (
    { variantId, sku, quantity }: StaleStock['stale'][number],
    choice: 'new' | 'typed',
  ) => {
    const fields = findStockFields(getValues(), sku);
    if (fields && choice === 'new') setValue(fields.quantity, quantity, { shouldDirty: true });
    if (fields) setValue(fields.quantityRead, quantity);
    onResolve(stale.filter((each) => each.variantId !== variantId));
  };
  return (
    <FormAlert tone="warning">
      <b className="font-semibold">Stock has changed since you opened this page.</b> Nothing is
      saved yet. Choose the number to save.
      <ul className="mt-2 grid gap-3">
        {stale.map((each) => {
          const { options, typed } = findStockFields(getValues(), each.sku) ?? {};
          const name =
            (options && variantLabel(getValues('variantProperties'), options)) || each.sku;
          return (
            <li key={each.variantId} className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <span>{`${name}: ${pluralise(each.quantity, 'unit')} now, you typed ${typed ?? 'nothing'}.`}</span>
              <span className="flex gap-2">
                <Button
                  size="sm"
                  aria-label={`Use ${each.quantity} for ${name}`}
                  onClick={() => chooseQuantity(each, 'new')}
                >
                  {`Use ${each.quantity}`}
                </Button>
                {typed !== undefined && (
                  <Button
                    size="sm"
                    aria-label={`Set ${name} to ${typed}`}
                    onClick={() => chooseQuantity(each, 'typed')}
                  >
                    {`Set to ${typed}`}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </FormAlert>
  );
}
