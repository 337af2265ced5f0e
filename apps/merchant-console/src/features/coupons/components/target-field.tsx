import { useController, type Control } from 'react-hook-form';
import { spendScopes, type CouponInput } from '@market/domain/coupons/coupon';
import { Field } from '@market/ui/field';
import { Select } from '@market/ui/select';
import { CategoryChooser, ProductChooser } from './target-chooser';

export type CouponControl = Control<CouponInput, unknown, CouponInput>;

interface TargetFieldProps {
  control: CouponControl;
  /** What must be bought, or what is given. */
  name: 'spendAppliesTo' | 'rewardAppliesTo';
  label: string;
}

const scopeLabels = { 'All Product': 'All products', Category: 'One category', Product: 'One product' } as const;
const scopes = spendScopes.map((value) => ({ value, label: scopeLabels[value] }));

/** A scope and, unless it is everything, the one category or product that it means. */
export function TargetField({ control, name, label }: TargetFieldProps) {
  const scope = useController({ control, name });
  const target = useController({ control, name: `${name}Id` });
  const chooser = { value: target.field.value, onChange: target.field.onChange, onBlur: target.field.onBlur, error: target.fieldState.error?.message, inputRef: target.field.ref };
  return (
    <>
      <Field label={label}>
        <Select
          ref={scope.field.ref}
          options={scopes}
          value={scope.field.value}
          onBlur={scope.field.onBlur}
          onValueChange={(value) => {
            scope.field.onChange(value);
            target.field.onChange(null);
          }}
        />
      </Field>
      {scope.field.value === 'Category' && <CategoryChooser {...chooser} />}
      {scope.field.value === 'Product' && <ProductChooser {...chooser} />}
    </>
  );
}
