import { useWatch } from 'react-hook-form';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { NumberField, SwitchField, TextField } from '@market/web-kit/form-fields';
import { variantLabel } from '../model/variants';
import type { ProductControl } from './product-control';

export function StockSection({ control }: { control: ProductControl }) {
  const variants = useWatch({ control, name: 'variants' });
  const soldOut = variants.filter(({ quantity }) => quantity === 0);
  return (
    <Card title="Stock">
      <div className="grid gap-4">
        <TextField control={control} name="sku" label="SKU" hint="Your own number for it" maxLength={60} />
        {variants.length === 0 && <NumberField control={control} name="quantity" label="In stock" unit="units" />}
        <NumberField control={control} name="stockAlertUnits" label="Tell me at" unit={variants.length > 0 ? 'units in all' : 'units'} />
        <SwitchField control={control} name="contSalesOutOfStock" label="Keep selling when sold out" description="Customers can order what you still have to get" />
        <SwitchField control={control} name="IsDigitalProduct" label="Digital product, no delivery" />
        {soldOut.length > 0 && soldOut.length < variants.length && <Alert tone="warning">{`${soldOut.map(variantLabel).join('; ')}: 0 in stock.`}</Alert>}
      </div>
    </Card>
  );
}
