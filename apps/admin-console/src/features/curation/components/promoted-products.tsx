import { PackagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PromotedProduct } from '@market/domain/catalogue/promotion';
import { EmptyState } from '@market/ui/empty-state';
import { moveItem } from '@market/ui/move-item';
import { PromotedProductRow } from './promoted-product-row';

interface PromotedProductsProps {
  products: readonly PromotedProduct[];
  onChange: (products: readonly PromotedProduct[]) => void;
}

export function PromotedProducts({ products, onChange }: PromotedProductsProps) {
  const [dragged, setDragged] = useState<number>();
  const [notice, setNotice] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= products.length) return;
    onChange(moveItem(products, from, to));
    setNotice(`${products[from]?.name ?? 'Product'} is now ${to + 1} of ${products.length}`);
  };
  const remove = (product: PromotedProduct) => {
    // The button is removed with its row, so the focus moves to the list.
    list.current?.focus();
    onChange(products.filter(({ id }) => id !== product.id));
    setNotice(`${product.name} removed`);
  };
  const dragOver = (index: number) => {
    if (dragged === undefined || dragged === index) return;
    move(dragged, index);
    setDragged(index);
  };

  return (
    <>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Products of the promotion"
        className="divide-y divide-line outline-none! shadow-none!"
      >
        {products.map((product, index) => (
          <PromotedProductRow
            key={product.id}
            product={product}
            position={index + 1}
            isLast={index === products.length - 1}
            isDragged={dragged === index}
            onDragStart={() => setDragged(index)}
            onDragEnter={() => dragOver(index)}
            onDragEnd={() => setDragged(undefined)}
            onMove={(steps) => move(index, index + steps)}
            onRemove={() => remove(product)}
          />
        ))}
      </ol>
      {products.length === 0 && (
        <EmptyState title="No products yet" icon={<PackagePlus />} headingLevel={3}>
          Customers see the promotion once it has products on sale.
        </EmptyState>
      )}
      <p role="status" className="sr-only">
        {notice}
      </p>
    </>
  );
}
