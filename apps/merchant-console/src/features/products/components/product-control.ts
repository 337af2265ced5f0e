import type { Control, UseFormGetValues, UseFormSetValue } from 'react-hook-form';
import type { ProductInput } from '@market/domain/catalogue/product-input';

export type ProductControl = Control<ProductInput, unknown, ProductInput>;

/** The parts of the product form that its sections use. */
export interface ProductFormParts {
  control: ProductControl;
  setValue: UseFormSetValue<ProductInput>;
  getValues: UseFormGetValues<ProductInput>;
}
