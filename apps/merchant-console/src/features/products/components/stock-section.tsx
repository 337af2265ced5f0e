import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Product } from '@market/domain/catalogue/product';
import { variantLabel } from '@market/domain/catalogue/variants';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { NumberField, SwitchField, TextField } from '@market/web-kit/form-fields';
import type { ProductControl } from '../product-form.schema';

const StockHistory = lazy(async () => ({
  default: (await import('./stock-history')).StockHistory,
}));

interface StockSectionProps {
  control: ProductControl;
  /** Undefined for a new product, which has no history. */
  product: Product | undefined;
  orderHref: ((id: string) => string) | undefined;
}

export function StockSection({ control, product, orderHref }: StockSectionProps) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const variants = useWatch({ control, name: 'variant' });
  const properties = useWatch({ control, name: 'variantProperties' });
  const soldOut = variants.filter(({ quantity }) => quantity === 0);
  return (
    <Card
      title="Stock"
      action={
        product && (
          <Button size="sm" icon={<History size={16} />} onClick={() => setHistoryOpen(true)}>
            History
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <TextField
          control={control}
          name="sku"
          label="SKU"
          hint="Your own product number"
          maxLength={60}
        />
        {variants.length === 0 && (
          <NumberField control={control} name="quantity" label="In stock" unit="units" />
        )}
        <NumberField
          control={control}
          name="stockAlertUnits"
          label="Low stock alert at"
          unit={variants.length > 0 ? 'units of a variant' : 'units'}
        />
        <SwitchField
          control={control}
          name="contSalesOutOfStock"
          label="Keep selling when sold out"
          description="Customers can order products that you have yet to restock"
        />
        <SwitchField
          control={control}
          name="IsDigitalProduct"
          label="Digital product, no delivery"
        />
        {soldOut.length > 0 && soldOut.length < variants.length && (
          <Alert tone="warning">{`${soldOut.map(({ options }) => variantLabel(properties, options)).join('; ')}: 0 in stock.`}</Alert>
        )}
      </div>
      {product && isHistoryOpen && (
        <Suspense>
          <StockHistory
            product={product}
            orderHref={orderHref}
            onClose={() => setHistoryOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
