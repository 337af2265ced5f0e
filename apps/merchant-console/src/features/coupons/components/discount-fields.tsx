import { useWatch, type UseFormSetValue } from 'react-hook-form';
import {
  couponDefaults,
  discountTypes,
  type CouponInput,
  type DiscountType,
} from '@market/domain/coupons/coupon';
import { RadioGroup } from '@market/ui/radio-group';
import { MoneyField, NumberField } from '@market/web-kit/form-fields';
import { discountTypeLabels } from '../model/coupon-texts';
import { TargetField, type CouponControl } from './target-field';

interface DiscountFieldsProps {
  control: CouponControl;
  setValue: UseFormSetValue<CouponInput>;
}

const descriptions: Readonly<Record<DiscountType, string>> = {
  Percent: 'A percentage off each price',
  Fixed: 'A fixed amount off',
  BuyXGetY: 'A discount on one product for buying another',
};
const types = discountTypes.map((value) => ({
  value,
  label: discountTypeLabels[value],
  description: descriptions[value],
}));

export function DiscountFields({ control, setValue }: DiscountFieldsProps) {
  const [type, scope] = useWatch({ control, name: ['discountType', 'spendAppliesTo'] });
  // Percentages and amounts have different units, so changing the type resets the value.
  const changeType = (next: DiscountType) => {
    setValue('discountType', next, { shouldDirty: true });
    setValue('discountValue', next === 'Percent' ? couponDefaults.discountValue : 0, {
      shouldDirty: true,
    });
  };

  return (
    <>
      <RadioGroup legend="Discount type" options={types} value={type} onValueChange={changeType} />
      {type === 'Percent' && (
        <NumberField
          control={control}
          name="discountValue"
          label="Percent off"
          unit="%"
          decimals={2}
        />
      )}
      {type === 'Fixed' && (
        <MoneyField
          control={control}
          name="discountValue"
          label="Amount off"
          hint={scope === 'All Product' ? 'Off each order' : 'Off every unit'}
        />
      )}
      <TargetField
        control={control}
        name="spendAppliesTo"
        label={type === 'BuyXGetY' ? 'Customers buy' : 'Applies to'}
      />
      {type === 'BuyXGetY' && (
        <>
          <TargetField control={control} name="rewardAppliesTo" label="Discounted products" />
          <div className="grid grid-cols-2 gap-4">
            <NumberField
              control={control}
              name="rewardValue"
              label="Percent off"
              unit="%"
              decimals={2}
            />
            <MoneyField control={control} name="customerReward" label="Maximum discount" />
          </div>
        </>
      )}
    </>
  );
}
