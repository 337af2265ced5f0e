import { useWatch } from 'react-hook-form';
import { Card } from '@market/ui/card';
import { NumberField } from '@market/web-kit/form-fields';
import type { ProductControl } from './product-control';

/** What the delivery fee is worked out from. Digital goods have none. */
export function DeliverySection({ control }: { control: ProductControl }) {
  const isDigital = useWatch({ control, name: 'IsDigitalProduct' });
  if (isDigital) return null;
  return (
    <Card title="Delivery size">
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField control={control} name="weight" label="Weight" unit="kg" step="any" />
        <NumberField control={control} name="dimension.length" label="Length" unit="cm" step="any" />
        <NumberField control={control} name="dimension.width" label="Width" unit="cm" step="any" />
        <NumberField control={control} name="dimension.height" label="Height" unit="cm" step="any" />
      </div>
      <p className="mt-3 text-xs text-muted">With its packaging. The three sizes are optional, but all or none.</p>
    </Card>
  );
}
