import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { Product } from '@market/domain/catalogue/product';
import { getReviewStatus } from '@market/domain/catalogue/revised-product';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import type { StaleStock } from '@market/domain/catalogue/stock-movement';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { Button } from '@market/ui/button';
import { IconButton } from '@market/ui/icon-button';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { FormAlert } from '@market/web-kit/form-alert';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useRequiredAttributesCheck } from '@market/console/catalogue/use-required-attributes-check';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { approvalStatusText } from '../model/product-texts';
import { readStaleStock } from '../model/stale-stock';
import { createProductFormSchema, MAX_PHOTOS, productToSave } from '../product-form.schema';
import { usePhotoUploads } from '../use-photo-uploads';
import { ApprovalNotes } from './approval-notes';
import { CategorySection } from './category-section';
import { DeliverySection } from './delivery-section';
import { DetailsSection } from './details-section';
import { PhotosSection } from './photos-section';
import { PricingSection } from './pricing-section';
import { SaveButtons } from './save-buttons';
import { StaleStockAlert } from './stale-stock-alert';
import { StockSection } from './stock-section';
import { VariantPhotos } from './variant-photos';
import { VariantsSection } from './variants-section';
import { useQuery } from '@tanstack/react-query';
import { VisibilityChecks } from '@market/console/catalogue/visibility-checks';
import { visibilityTitle } from '@market/console/catalogue/visibility-texts';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { useServices } from '@market/web-kit/services';
import { productVisibilityQuery } from '../products.queries';

const SpecificationSection = lazy(async () => ({
  default: (await import('./specification-section')).SpecificationSection,
}));

interface ProductEditorProps {
  /** Undefined for a new product. */
  product?: Product;
  initial: DefaultValues<ProductInput>;
  /** The name of the copied product. */
  copyOf?: string | undefined;
  listHref: string;
  /** Undefined for staff without access to orders. */
  orderHref?: ((id: string) => string) | undefined;
  onSave: (input: ProductInput) => Promise<Product>;
  onSaved?: (saved: Product) => void;
}

function Facts({ product }: { product: Product }) {
  const { label, tone } = approvalStatusText(product);
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
      <StatusTag tone={tone}>{label}</StatusTag>
      <span className="max-md:hidden">
        {product.quantity} in stock, changed {formatDateTimeYear(product.updatedAt)}
      </span>
    </p>
  );
}

export function ProductEditor({
  product,
  initial,
  copyOf,
  listHref,
  orderHref,
  onSave,
  onSaved,
}: ProductEditorProps) {
  const check = useRequiredAttributesCheck();
  const [schema] = useState(() => createProductFormSchema(check));
  const form = useContractForm(schema, initial);
  const { control, setValue, getValues, formState } = form;
  const { isSubmitting } = formState;
  const { isDirty } = useIsDirty(control, productToSave);
  const photos = usePhotoUploads({
    max: MAX_PHOTOS,
    left: () => MAX_PHOTOS - getValues('hostedImages').length,
    addImage: (image) => {
      // Read the current value: pictures may have been moved or removed during the upload.
      const images = getValues('hostedImages');
      if (images.includes(image)) return false;
      setValue('hostedImages', [...images, image], {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      });
      return true;
    },
  });
  const [stale, setStale] = useState<StaleStock['stale']>();
  const resolveStale = (left: StaleStock['stale']) => {
    setStale(left.length > 0 ? left : undefined);
    if (left.length === 0) form.clearErrors('root');
  };
  const guard = useLeaveGuard(isDirty || photos.busy);

  const submit = form.submit(async (draft) => {
    setStale(undefined);
    const saved = await onSave(productToSave(draft)).catch((error: unknown) => {
      setStale(readStaleStock(error));
      throw error;
    });
    guard.release();
    onSaved?.(saved);
  });

  return (
    <form onSubmit={submit} noValidate>
      <header className="sticky top-(--topbar) z-(--z-sticky) -mx-4 -mt-6 mb-4 flex items-center gap-3 border-b border-line bg-bg px-4 py-3 md:-mx-5 md:px-5 xl:-mx-7 xl:px-7">
        <IconButton
          label="Back to products"
          icon={<ArrowLeft size={18} />}
          variant="outline"
          render={<Link to={listHref} />}
        />
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 text-xl leading-tight font-bold tracking-[-.015em]">
            {product?.name ?? 'New product'}
          </h1>
          {product && <Facts product={product} />}
          {copyOf && (
            <p className="mt-0.5 truncate text-sm text-muted">
              Copied from {copyOf}. Nothing is saved yet.
            </p>
          )}
        </div>
        <div className="flex flex-none items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-sticky) max-md:border-t max-md:border-line-strong max-md:bg-surface max-md:p-3">
          <span role="status" className="flex-1 text-sm text-muted max-sm:sr-only">
            {photos.busy ? 'Uploading photos' : isDirty ? 'Unsaved changes' : ''}
          </span>
          <Button
            disabled={!isDirty || isSubmitting}
            onClick={() => form.reset()}
            className="max-md:flex-1"
          >
            Discard
          </Button>
          <SaveButtons
            status={product && getReviewStatus(product)}
            disabled={photos.busy}
            busy={isSubmitting}
            onChoose={(isDraft) => setValue('isDraft', isDraft)}
          />
        </div>
      </header>
      <div className="mb-4 grid gap-3 empty:hidden">
        {stale ? (
          <StaleStockAlert
            stale={stale}
            getValues={getValues}
            setValue={setValue}
            onResolve={resolveStale}
          />
        ) : (
          form.formError && <FormAlert>{form.formError}</FormAlert>
        )}
        {product && <ApprovalNotes product={product} control={control} />}
      </div>
      <div className="grid items-start gap-4 max-md:pb-20 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-4">
          <DetailsSection control={control} setValue={setValue} />
          <PhotosSection control={control} photos={photos} />
          <PricingSection control={control} />
          <VariantsSection control={control} setValue={setValue} getValues={getValues} />
          <VariantPhotos control={control} setValue={setValue} getValues={getValues} />
          <Suspense fallback={null}>
            <SpecificationSection control={control} setValue={setValue} getValues={getValues} />
          </Suspense>
        </div>
        <div className="grid min-w-0 gap-4">
          {product && <ShopVisibility productId={product.id} />}
          <CategorySection control={control} />
          <StockSection control={control} product={product} orderHref={orderHref} />
          <DeliverySection control={control} />
        </div>
      </div>
      {guard.dialog}
    </form>
  );
}

export function ShopVisibility({ productId }: { productId: string }) {
  const { api } = useServices();
  const { data, error } = useQuery(productVisibilityQuery(api, productId));
  if (!data) return error && <Alert tone="warning">{error.message}</Alert>;
  return (
    <Card title={visibilityTitle(data)}>
      <VisibilityChecks visibility={data} audience="merchant" />
    </Card>
  );
}
