import { ArrowLeft } from 'lucide-react';
import type { DefaultValues } from 'react-hook-form';
import type { Product, ProductInput } from '@market/domain/catalogue/product';
import { formatDateTime } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { IconButton } from '@market/ui/icon-button';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useChanges } from '../../../shared/use-changes';
import { useLeaveGuard } from '../../../shared/use-leave-guard';
import { approvalTexts } from '../model/product-texts';
import { productFormSchema, productToSave } from '../product-form.schema';
import { CategorySection } from './category-section';
import { DeliverySection } from './delivery-section';
import { DetailsSection } from './details-section';
import { PhotosSection } from './photos-section';
import { PricingSection } from './pricing-section';
import { StockSection } from './stock-section';
import { VariantsSection } from './variants-section';

interface ProductEditorProps {
  /** Missing while it is new. */
  product?: Product;
  initial: DefaultValues<ProductInput>;
  listHref: string;
  /** Resolves when the server has taken it. */
  onSave: (input: ProductInput) => Promise<unknown>;
  onSaved?: () => void;
}

const reapproved = ['name', 'description', 'categoryId', 'subCategoryId', 'childCategoryId', 'hostedImages'] as const;

function Facts({ product }: { product: Product }) {
  const { label, tone } = approvalTexts[product.approvalStatus];
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
      <StatusTag tone={tone}>{label}</StatusTag>
      <span className="max-md:hidden">
        {product.quantity} in stock, changed {formatDateTime(product.updatedAt)}
      </span>
    </p>
  );
}

/** One product on one page: everything that customers see, pay and receive. */
export function ProductEditor({ product, initial, listHref, onSave, onSaved }: ProductEditorProps) {
  const form = useContractForm(productFormSchema, initial);
  const { control, setValue, getValues, formState } = form;
  const { dirtyFields, isSubmitting } = formState;
  const { changed } = useChanges(control, productToSave);
  const guard = useLeaveGuard(changed);
  const goesBack = product?.approvalStatus === 'approved' && reapproved.some((field) => dirtyFields[field]);

  const submit = form.submit(async (draft) => {
    await onSave(productToSave(draft));
    guard.release();
    onSaved?.();
  });

  return (
    <form onSubmit={submit} noValidate>
      <header className="sticky top-(--topbar) z-(--z-sticky) -mx-4 -mt-6 mb-4 flex items-center gap-3 border-b border-line bg-bg px-4 py-3 md:-mx-5 md:px-5 xl:-mx-7 xl:px-7">
        <IconButton label="Back to products" icon={<ArrowLeft size={18} />} variant="outline" render={<Link to={listHref} />} />
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 text-xl leading-tight font-bold tracking-[-.015em]">{product?.name ?? 'New product'}</h1>
          {product && <Facts product={product} />}
        </div>
        <div className="flex flex-none items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-sticky) max-md:border-t max-md:border-line-strong max-md:bg-surface max-md:p-3">
          <span role="status" className="flex-1 text-sm text-muted max-sm:sr-only">
            {changed ? 'Unsaved changes' : ''}
          </span>
          <Button disabled={!changed || isSubmitting} onClick={() => form.reset()} className="max-md:flex-1">
            Discard
          </Button>
          <Button type="submit" variant="primary" busy={isSubmitting} busyLabel="Saving…" className="max-md:flex-1">
            Save product
          </Button>
        </div>
      </header>
      <div className="mb-4 grid gap-3 empty:hidden">
        {form.formError && <Alert>{form.formError}</Alert>}
        {product?.approvalStatus === 'rejected' && (
          <Alert>
            <b className="font-semibold">Sent back.</b> {product.reviewNote} Put it right and save: it is then looked at again.
          </Alert>
        )}
        {goesBack && <Alert tone="info">Name, category, description and photos are approved anew. Until then the product is not for sale.</Alert>}
      </div>
      <div className="grid items-start gap-4 max-md:pb-20 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-4">
          <DetailsSection control={control} setValue={setValue} />
          <PhotosSection control={control} getValues={getValues} />
          <PricingSection control={control} />
          <VariantsSection control={control} setValue={setValue} getValues={getValues} />
        </div>
        <div className="grid min-w-0 gap-4">
          <CategorySection control={control} />
          <StockSection control={control} />
          <DeliverySection control={control} />
        </div>
      </div>
      {guard.dialog}
    </form>
  );
}
