import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkChange } from '@market/domain/catalogue/bulk-change';
import type { Product } from '@market/domain/catalogue/product';
import { pluralise } from '@market/domain/pluralise';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { useServices } from '@market/web-kit/services';
import { previewEffect } from '../model/bulk-effect';
import { changeProducts, type ChosenProduct } from '../products.mutations';
import { PriceFields, StockFields } from './bulk-change-fields';
import { BulkOutcomes } from './bulk-outcomes';
import { BulkPreview } from './bulk-preview';

/** Prices and stock need input. The other changes do not. */
export type BulkIntent = 'price' | 'stock' | 'list' | 'unlist' | 'submit' | 'delete';

const titles: Readonly<Record<BulkIntent, string>> = {
  price: 'Change prices',
  stock: 'Change stock',
  list: 'List on the marketplace',
  unlist: 'Remove from the marketplace',
  submit: 'Submit for approval',
  delete: 'Delete products',
};

const fixedChanges: Readonly<Partial<Record<BulkIntent, BulkChange>>> = {
  list: { kind: 'marketplace', isOnMarketplace: true },
  unlist: { kind: 'marketplace', isOnMarketplace: false },
  submit: { kind: 'submit' },
  delete: { kind: 'delete' },
};

export interface BulkTask {
  readonly intent: BulkIntent;
  /** The selected products on this page, which the dialog previews. */
  readonly products: readonly Product[];
  /** The selected products on other pages. */
  readonly others: readonly ChosenProduct[];
}

interface BulkDialogProps extends BulkTask {
  /** Called with the failed products, which stay selected, or with `undefined` after cancelling. */
  onClose: (failed: string[] | undefined) => void;
}

export function BulkDialog({ intent, products, others, onClose }: BulkDialogProps) {
  const { call } = useServices();
  const [change, setChange] = useState(fixedChanges[intent]);
  const [done, setDone] = useState(0);
  const run = useMutation(changeProducts(call));

  const effects = new Map(
    change && products.map((product) => [product.id, previewEffect(product, change)]),
  );
  const onPage = products.filter(
    ({ id }) => effects.has(id) && !effects.get(id)?.problem && !effects.get(id)?.isNothing,
  );
  const targets: readonly ChosenProduct[] = change ? [...onPage, ...others] : [];
  const failed = run.data
    ?.filter(({ outcome }) => outcome === 'failed')
    .map(({ product }) => product);
  const start = (chosen: readonly ChosenProduct[]) => {
    if (!change) return;
    setDone(0);
    run.mutate({ products: chosen, change, onProgress: setDone });
  };
  const close = () => {
    if (!run.isPending) onClose(failed?.map(({ id }) => id));
  };
  const total = run.variables?.products.length ?? 0;
  const verb = intent === 'delete' ? 'Delete' : intent === 'submit' ? 'Submit' : 'Change';

  return (
    <Dialog
      open
      onOpenChange={close}
      size="md"
      title={titles[intent]}
      description={pluralise(products.length + others.length, 'product')}
      footer={
        run.data ? (
          <>
            {failed && failed.length > 0 && (
              <Button onClick={() => start(failed)}>
                Try {failed.length === 1 ? 'this product' : 'these products'} again
              </Button>
            )}
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button disabled={run.isPending} onClick={close}>
              Cancel
            </Button>
            <Button
              variant={intent === 'delete' ? 'danger' : 'primary'}
              disabled={targets.length === 0}
              busy={run.isPending}
              busyLabel={`${done} of ${total}`}
              onClick={() => start(targets)}
            >
              {targets.length === 0
                ? 'Nothing to change'
                : `${verb} ${pluralise(targets.length, 'product')}`}
            </Button>
          </>
        )
      }
    >
      {run.data ? (
        <BulkOutcomes results={run.data} done={intent === 'delete' ? 'deleted' : 'changed'} />
      ) : (
        <div className="grid gap-4">
          {intent === 'price' && <PriceFields onChange={setChange} />}
          {intent === 'stock' && <StockFields onChange={setChange} />}
          {intent === 'delete' && (
            <Alert tone="warning">
              Deleted products are removed from your store and cannot be restored. Existing orders
              are not affected.
            </Alert>
          )}
          {run.isPending && (
            <progress
              aria-label="Products processed"
              value={done}
              max={total}
              className="progress h-1.5 w-full"
            />
          )}
          <BulkPreview products={products} effects={effects} others={others.length} />
        </div>
      )}
    </Dialog>
  );
}
