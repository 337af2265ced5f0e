import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductCard } from '@market/domain/catalogue/product';
import { MAX_PROMOTED_PRODUCTS } from '@market/domain/catalogue/promotion';
import { moneyText } from '@market/ui/money';
import { useDebouncedValue } from '@market/web-kit/use-debounced-value';
import { useServices } from '@market/web-kit/services';
import { AddCombobox } from '../../../shared/add-combobox';
import { productSearchQuery } from '../curation.queries';

const TYPING_PAUSE_MS = 250;

interface ProductSearchProps {
  /** The ids of products that are already in the promotion. */
  without: readonly string[];
  onAdd: (product: ProductCard) => void;
}

export function ProductSearch({ without, onAdd }: ProductSearchProps) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const products = useQuery(productSearchQuery(api, search));
  // Hides old results until those for the typed text arrive, so that Enter never adds the wrong
  // product.
  const isTyping = typed.trim() !== search;
  const rows = ((!isTyping && products.data?.rows) || []).filter(({ id }) => !without.includes(id));
  if (without.length >= MAX_PROMOTED_PRODUCTS)
    return (
      <p className="text-sm text-muted">
        This promotion has the maximum of {MAX_PROMOTED_PRODUCTS} products. Remove one to add
        another.
      </p>
    );
  return (
    <AddCombobox
      label="Add a product"
      options={rows.map(({ id, name, store, sellingPrice }) => ({
        value: id,
        label: name,
        description: `${store.storeName}, ${moneyText(sellingPrice)}`,
      }))}
      onAdd={(id) => {
        const product = rows.find((row) => row.id === id);
        if (product) onAdd(product);
      }}
      onSearch={setTyped}
      loading={isTyping || products.isFetching}
      placeholder="Add a product by name or SKU"
      emptyText={products.isError ? products.error.message : 'No product in stock has this name'}
    />
  );
}
