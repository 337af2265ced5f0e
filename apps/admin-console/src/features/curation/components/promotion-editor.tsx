import { Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { PromotedProduct } from '@market/domain/catalogue/promotion';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { Field } from '@market/ui/field';
import { IconButton } from '@market/ui/icon-button';
import { Input } from '@market/ui/input';
import { Skeleton } from '@market/ui/skeleton';
import { Switch } from '@market/ui/switch';
import type { PromotionDraftState } from '../use-promotion-draft';
import { PromotedProducts } from './promoted-products';

const ProductSearch = lazy(async () => ({
  default: (await import('./product-search')).ProductSearch,
}));

interface PromotionEditorProps {
  /** The published title. */
  title: string;
  editing: PromotionDraftState;
  onDelete: () => Promise<unknown>;
}

export function PromotionEditor({ title, editing, onDelete }: PromotionEditorProps) {
  const { draft, change, titleError } = editing;
  const add = (product: PromotedProduct) => change({ products: [...draft.products, product] });
  return (
    <section aria-label={title} className="min-w-0 rounded-3 border border-line bg-surface">
      <div className="flex flex-wrap items-start gap-3 border-b border-line p-4 md:px-5">
        <Field label="Title" error={titleError} className="max-w-96 min-w-48 flex-1">
          <Input
            name="title"
            maxLength={60}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <span className="ml-auto flex h-(--control) items-center gap-3 md:mt-6">
          <Switch
            label="Shown"
            className="items-center! gap-2!"
            checked={!draft.isHidden}
            onChange={(event) => change({ isHidden: !event.target.checked })}
          />
          <ConfirmDialog
            title={`Delete ${title}?`}
            confirmLabel="Delete promotion"
            busyLabel="Deleting…"
            onConfirm={onDelete}
            trigger={<IconButton label={`Delete ${title}`} icon={<Trash2 size={17} />} />}
          >
            The promotion is removed from the home page immediately. Its products stay on sale.
          </ConfirmDialog>
        </span>
      </div>
      <PromotedProducts products={draft.products} onChange={(products) => change({ products })} />
      <div className="border-t border-line p-4 md:px-5">
        <Suspense fallback={<Skeleton className="h-(--control)" />}>
          <ProductSearch without={draft.products.map(({ id }) => id)} onAdd={add} />
        </Suspense>
      </div>
    </section>
  );
}
