import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import {
  MAX_ATTRIBUTE_NUMBER,
  type AttributeValue,
} from '@market/domain/catalogue/attribute-values';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import { Field } from '@market/ui/field';
import { NumberInput } from '@market/ui/number-input';
import { Select } from '@market/ui/select';

interface AttributeInputProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  name: FieldPathByValue<Values, AttributeValue | undefined>;
  attribute: CategoryAttribute;
  label: string;
  placeholder: string;
  /** Marks the field of a required attribute. */
  isRequired?: boolean;
  action?: ReactNode;
  /** Another field to validate whenever this one changes. */
  revalidates?: FieldPathByValue<Values, AttributeValue | undefined> | undefined;
}

const DECIMALS = 6;

const choiceOptions = ({ type, choices }: CategoryAttribute, placeholder: string) => [
  { value: '', label: placeholder },
  ...(type === 'yesNo'
    ? [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]
    : choices.map((choice) => ({ value: choice, label: choice }))),
];

/**
 * The field for an attribute's value: a number in its unit, one of its choices, or yes/no. An empty
 * value is null.
 */
export function AttributeInput<Values extends FieldValues>({
  control,
  name,
  attribute,
  label,
  placeholder,
  isRequired = false,
  action,
  revalidates,
}: AttributeInputProps<Values>) {
  const { field, fieldState } = useController({
    control,
    name,
    ...(revalidates && { rules: { deps: [revalidates] } }),
  });
  const { ref, onBlur, onChange } = field;
  const value: unknown = field.value;
  const isYesNo = attribute.type === 'yesNo';
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  return (
    <Field
      label={label}
      hint={isRequired ? 'Required' : undefined}
      error={fieldState.error?.message}
      action={action}
    >
      {attribute.type === 'number' ? (
        <NumberInput
          ref={ref}
          name={name}
          onBlur={onBlur}
          decimals={DECIMALS}
          min={-MAX_ATTRIBUTE_NUMBER}
          max={MAX_ATTRIBUTE_NUMBER}
          placeholder={placeholder}
          trailing={attribute.unit}
          inputClassName="nums"
          value={typeof value === 'number' ? value : null}
          onValueChange={onChange}
        />
      ) : (
        <Select
          ref={ref}
          name={name}
          onBlur={onBlur}
          placeholder={placeholder}
          options={choiceOptions(attribute, placeholder)}
          value={typeof chosen === 'string' ? chosen : null}
          onValueChange={(next) => onChange(next === '' ? null : isYesNo ? next === 'yes' : next)}
        />
      )}
    </Field>
  );
}
