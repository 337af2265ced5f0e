import { useState } from 'react';
import { useRequiredAttributesCheck } from '@market/console/catalogue/use-required-attributes-check';
import { FormDrawer } from '@market/console/forms/form-drawer';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { useIsDirty } from '@market/console/use-is-dirty';
import type { Category } from '@market/domain/catalogue/category';
import type { Product } from '@market/domain/catalogue/product';
import { MAX_BRAND_LENGTH, type ProductForStore } from '@market/domain/catalogue/product-input';
import { MoneyField, NumberField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { createProductFormSchema, newProduct, productToAdd } from '../product-form.schema';
import { CategoryField } from './category-field';
import { DescriptionField } from './description-field';
import { PhotosField } from './photos-field';
import { SpecificationFields } from './specification-fields';
import { StoreField } from './store-field';

interface AddProductDrawerProps {
  categories: readonly Category[];
  onSave: (product: ProductForStore) => Promise<Product>;
  onSaved: (saved: Product) => void;
  onClose: () => void;
}

export function AddProductDrawer({ categories, onSave, onSaved, onClose }: AddProductDrawerProps) {
  const check = useRequiredAttributesCheck();
  const [schema] = useState(() => createProductFormSchema(check));
  const form = useContractForm(schema, newProduct);
  const { control } = form;
  const guard = useLeaveGuard(useIsDirty(control, productToAdd).isDirty);
  const submit = form.submit(async (draft) => {
    const saved = await onSave(productToAdd(draft));
    guard.release();
    onSaved(saved);
  });

  return (
    <FormDrawer
      title="Add product"
      saveLabel="Add to the store"
      saving={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <StoreField control={control} />
      <TextField
        control={control}
        name="name"
        label="Product name"
        hint="Start with the brand and model"
        maxLength={140}
      />
      <CategoryField control={control} categories={categories} />
      <DescriptionField control={control} />
      <PhotosField control={control} />
      <div className="grid grid-cols-2 items-start gap-4">
        <MoneyField
          control={control}
          name="pricing.sellingPrice"
          label="Selling price"
          hint="What customers pay"
        />
        <MoneyField
          control={control}
          name="pricing.price"
          label="List price"
          hint="Before a discount"
          optional
        />
        <TextField
          control={control}
          name="sku"
          label="SKU"
          hint="The store’s product number"
          maxLength={60}
        />
        <NumberField control={control} name="quantity" label="In stock" unit="units" />
        <NumberField
          control={control}
          name="weight"
          label="Weight"
          hint="Including packaging"
          unit="kg"
          decimals={2}
        />
        <TextField
          control={control}
          name="keyRating"
          label="Key rating"
          hint="For example 5 kVA"
          maxLength={16}
          optional
        />
      </div>
      <TextField
        control={control}
        name="brand"
        label="Brand"
        maxLength={MAX_BRAND_LENGTH}
        optional
      />
      <SpecificationFields control={control} />
      <p className="text-sm text-muted">
        The product is approved and on sale immediately. The merchant is notified by email and can
        add variants and change other details.
      </p>
      {guard.dialog}
    </FormDrawer>
  );
}
