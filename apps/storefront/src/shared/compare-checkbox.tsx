import type { ProductCard } from '@market/domain/catalogue/product';
import { Checkbox } from '@market/ui/checkbox';
import {
  addComparedProduct,
  comparison,
  MAX_COMPARED_PRODUCTS,
  removeComparedProduct,
} from './comparison';
import { useStoredValue } from './stored-value';

interface CompareCheckboxProps {
  product: Pick<ProductCard, 'id' | 'categoryId' | 'name' | 'hostedImages'>;
  label?: string;
  className?: string;
}

export function CompareCheckbox({ product, label = 'Compare', className }: CompareCheckboxProps) {
  const { id, categoryId, name, hostedImages } = product;
  const compared = useStoredValue(comparison);
  const isCompared = compared.products.some((other) => other.id === id);
  const isFull =
    compared.categoryId === categoryId && compared.products.length >= MAX_COMPARED_PRODUCTS;
  return (
    <Checkbox
      label={
        <>
          {label} <span className="sr-only">{name}</span>
        </>
      }
      className={className}
      checked={isCompared}
      disabled={isFull && !isCompared}
      onChange={() => {
        const [image] = hostedImages;
        if (isCompared) removeComparedProduct(id);
        else addComparedProduct(categoryId, { id, name, ...(image !== undefined && { image }) });
      }}
    />
  );
}
