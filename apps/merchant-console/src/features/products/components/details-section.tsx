import { Card } from '@market/ui/card';
import { TextField } from '@market/web-kit/form-fields';
import { BrandField } from './brand-field';
import { DescriptionLines } from './description-lines';
import type { ProductFormParts } from '../product-form.schema';

export function DetailsSection({
  control,
  setValue,
}: Pick<ProductFormParts, 'control' | 'setValue'>) {
  return (
    <Card title="Details">
      <div className="grid gap-5">
        <TextField
          control={control}
          name="name"
          label="Product name"
          hint="Start with the brand and model"
          maxLength={140}
        />
        <BrandField control={control} />
        <TextField
          control={control}
          name="keyRating"
          label="Key rating"
          hint="The most important figure, for example 5 kVA"
          maxLength={16}
          optional
        />
        <DescriptionLines control={control} setValue={setValue} />
      </div>
    </Card>
  );
}
