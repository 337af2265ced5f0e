import { lazy, Suspense } from 'react';
import { useController, type Control } from 'react-hook-form';
import { spendScopes, type CouponInput } from '@market/domain/coupons/coupon';
import { Field } from '@market/ui/field';
import { NativeSelect } from '@market/ui/native-select';
import { Skeleton } from '@market/ui/skeleton';

// Loaded on demand: most coupons apply to all products.
const CategoryChooser = lazy(async () => ({
  default: (await import('./target-chooser')).CategoryChooser,
}));
const ProductChooser = lazy(async () => ({
  default: (await import('./target-chooser')).ProductChooser,
}));

export type CouponControl = Control<CouponInput, unknown, CouponInput>;

interface TargetFieldProps {
  control: CouponControl;
  /** The fields for the products to buy, and for the discounted products. */
  name: 'spendAppliesTo' | 'rewardAppliesTo';
  label: string;
}

const scopeLabels = {
  'All Product': 'All products',
  Category: 'One category',
  Product: 'One product',
} as const;
const scopes = spendScopes.map((value) => ({ value, label: scopeLabels[value] }));

export function TargetField({ control, name, label }: TargetFieldProps) {
  const scope = useController({ control, name });
  const target = useController({ control, name: `${name}Id` });
  const chooser = {
    value: target.field.value,
    onChange: target.field.onChange,
    onBlur: target.field.onBlur,
    error: target.fieldState.error?.message,
    inputRef: target.field.ref,
  };
  return (
    <>
      <Field label={label}>
        <NativeSelect
          {...scope.field}
          onChange={(event) => {
            scope.field.onChange(event);
            target.field.onChange(null);
          }}
        >
          {scopes.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Suspense fallback={<Skeleton className="h-16" />}>
        {scope.field.value === 'Category' && <CategoryChooser {...chooser} />}
        {scope.field.value === 'Product' && <ProductChooser {...chooser} />}
      </Suspense>
    </>
  );
}
