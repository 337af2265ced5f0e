import { X } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import type { AppliedAttribute } from '@market/domain/catalogue/category-attribute';
import { fitKinds, type FitRuleInput } from '@market/domain/catalogue/fit-rule.schema';
import { IconButton } from '@market/ui/icon-button';
import { NativeSelectField, NumberField, SwitchField } from '@market/web-kit/form-fields';
import { fitKindLabels, hasFactor } from '../model/fit-rule-texts';

interface FitCheckFieldsProps {
  control: Control<FitRuleInput, unknown, FitRuleInput>;
  place: number;
  attributes: readonly AppliedAttribute[];
  otherAttributes: readonly AppliedAttribute[];
  /** Undefined when the rule has only this check. */
  onRemove: (() => void) | undefined;
}

const kindOptions = fitKinds.map((value) => ({ value, label: fitKindLabels[value] }));

export function FitCheckFields({
  control,
  place,
  attributes,
  otherAttributes,
  onRemove,
}: FitCheckFieldsProps) {
  const kind = useWatch({ control, name: `checks.${place}.kind` });
  const isNumber = kind !== 'equal';
  const own = attributeOptions(attributes, isNumber);
  const others = attributeOptions(otherAttributes, isNumber);
  return (
    <fieldset className="rounded-2 border border-line bg-surface p-3">
      <legend className="sr-only">{`Check ${place + 1}`}</legend>
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[1.4fr_1fr_1.4fr]">
          <NativeSelectField
            control={control}
            name={`checks.${place}.attributeId`}
            label="Attribute"
            options={own}
          />
          <NativeSelectField
            control={control}
            name={`checks.${place}.kind`}
            label="Comparison"
            options={kindOptions}
          />
          <NativeSelectField
            control={control}
            name={`checks.${place}.otherId`}
            label={kind === 'within' ? 'From' : 'Attribute of the other product'}
            options={others}
          />
          {kind === 'within' && (
            <NativeSelectField
              control={control}
              name={`checks.${place}.toId`}
              label="To"
              options={others}
            />
          )}
          {hasFactor(kind) && (
            <NumberField
              control={control}
              name={`checks.${place}.factor`}
              label="Times"
              decimals={2}
            />
          )}
          {isNumber && (
            <div className="self-end sm:col-span-2">
              <SwitchField
                control={control}
                name={`checks.${place}.together`}
                label="Add up several units"
              />
            </div>
          )}
        </div>
        {onRemove && (
          <IconButton
            size="sm"
            label={`Remove check ${place + 1}`}
            icon={<X size={16} />}
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}

const attributeOptions = (attributes: readonly AppliedAttribute[], isNumber: boolean) => [
  { value: '', label: 'Choose' },
  ...attributes
    .filter(({ type }) => !isNumber || type === 'number')
    .map(({ id, name, unit }) => ({ value: id, label: unit ? `${name}, ${unit}` : name })),
];
