import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Card } from '@market/ui/card';
import { SegmentedControl } from '@market/ui/segmented-control';
import { lengthUnits, weightUnits, type LengthUnit, type WeightUnit } from '../model/measures';
import { MeasureField } from './measure-field';
import type { ProductControl } from '../product-form.schema';

const unitOptions = <Unit extends string>(units: readonly Unit[]) =>
  units.map((value) => ({ value, label: value }));

export function DeliverySection({ control }: { control: ProductControl }) {
  const isDigital = useWatch({ control, name: 'IsDigitalProduct' });
  const [weightUnit, setWeightUnit] = useState<WeightUnit>('kg');
  const [lengthUnit, setLengthUnit] = useState<LengthUnit>('cm');
  if (isDigital) return null;
  return (
    <Card title="Package size">
      <div className="mb-4 flex flex-wrap gap-2">
        <SegmentedControl
          label="Weight unit"
          options={unitOptions(weightUnits)}
          value={weightUnit}
          onValueChange={setWeightUnit}
        />
        <SegmentedControl
          label="Length unit"
          options={unitOptions(lengthUnits)}
          value={lengthUnit}
          onValueChange={setLengthUnit}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <MeasureField control={control} name="weight" label="Weight" unit={weightUnit} />
        <MeasureField control={control} name="dimensions.length" label="Length" unit={lengthUnit} />
        <MeasureField control={control} name="dimensions.width" label="Width" unit={lengthUnit} />
        <MeasureField control={control} name="dimensions.height" label="Height" unit={lengthUnit} />
      </div>
      <p className="mt-3 text-xs text-muted">
        Include the packaging. Length, width and height are optional, but enter all three or none.
      </p>
    </Card>
  );
}
