import { useWatch } from 'react-hook-form';
import { Card } from '@market/ui/card';
import { moneyText } from '@market/ui/money';
import { MoneyField } from '@market/web-kit/form-fields';
import { calculateMargin } from '../model/product-texts';
import type { ProductControl } from '../product-form.schema';

export function PricingSection({ control }: { control: ProductControl }) {
  const margin = calculateMargin(useWatch({ control, name: 'pricing' }));
  const hasVariants = useWatch({
    control,
    name: 'variant',
    compute: (variants) => variants.length > 0,
  });
  return (
    <Card title="Price">
      <div className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {!hasVariants && (
            <>
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
                hint="The price before a discount, shown struck through"
                optional
              />
            </>
          )}
          <MoneyField
            control={control}
            name="pricing.costPrice"
            label="Cost price"
            hint="Not shown to customers"
            optional
          />
        </div>
        {hasVariants && (
          <p className="text-sm text-text-2">
            Each variant has its own selling price and list price, below.
          </p>
        )}
        {margin && !hasVariants && (
          <p className="text-sm text-text-2">
            Profit: <b className="font-semibold nums">{moneyText(margin.kobo)}</b> a unit before
            commission, a margin of {margin.percent}%.
          </p>
        )}
      </div>
    </Card>
  );
}
