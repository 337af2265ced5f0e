import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { hasSameOptions } from '@market/domain/catalogue/variants';
import { pluralise } from '@market/domain/pluralise';
import { MAX_VARIANTS } from '@market/domain/catalogue/product-input';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { Field, FieldMessage } from '@market/ui/field';
import { IconButton } from '@market/ui/icon-button';
import { Input } from '@market/ui/input';
import { TagInput } from '@market/ui/tag-input';
import { useFocusAfterChange } from '../../../shared/use-focus-after-change';
import { createVariants, type NewVariant } from '../model/variants';
import type { ProductControl, ProductFormParts } from '../product-form.schema';
import { VariantTable } from './variant-table';

const MAX_PROPERTIES = 3;

const tooManyVariantsText = (count: number): string | undefined =>
  count > MAX_VARIANTS
    ? `These options make ${count} combinations, but a product can have at most ${MAX_VARIANTS}.`
    : undefined;

interface PropertyRowProps {
  control: ProductControl;
  index: number;
  onChanged: () => void;
  onRemove: () => void;
}

function PropertyRow({ control, index, onChanged, onRemove }: PropertyRowProps) {
  const name = useController({ control, name: `variantProperties.${index}.property` });
  const options = useController({ control, name: `variantProperties.${index}.options` });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <Field label={`Property ${index + 1}`} labelHidden error={name.fieldState.error?.message}>
        <Input
          {...name.field}
          placeholder="Capacity, colour…"
          onBlur={() => {
            name.field.onBlur();
            onChanged();
          }}
        />
      </Field>
      <Field
        label={`Options of property ${index + 1}`}
        labelHidden
        error={options.fieldState.error?.message}
        className="max-sm:order-last max-sm:col-span-2"
      >
        <TagInput
          value={options.field.value}
          onBlur={options.field.onBlur}
          placeholder="Type an option and press Enter"
          onValueChange={(next) => {
            options.field.onChange(next);
            onChanged();
          }}
        />
      </Field>
      <IconButton
        label={`Remove property ${index + 1}`}
        icon={<Trash2 size={16} />}
        tooltip="none"
        onClick={onRemove}
      />
    </div>
  );
}

export function VariantsSection({ control, setValue, getValues }: ProductFormParts) {
  const properties = useWatch({ control, name: 'variantProperties' });
  const variants = useWatch({ control, name: 'variant' });
  const { errors } = useFormState({ control, name: ['variant', 'variantProperties'] });
  const { within, focusAfter } = useFocusAfterChange<HTMLElement>();
  // Keeps the values of removed options, in case they are added again.
  const removedVariants = useRef<readonly NewVariant[]>([]);

  const refreshVariants = () => {
    const { sku, pricing, variantProperties, variant: existing } = getValues();
    const created = createVariants(variantProperties, [...existing, ...removedVariants.current], {
      sku,
      price: pricing.price,
      sellingPrice: pricing.sellingPrice,
    });
    removedVariants.current = [...existing, ...removedVariants.current].filter(
      (variant, index, all) =>
        all.findIndex((other) => hasSameOptions(other.options, variant.options)) === index,
    );
    setValue('variant', created, { shouldDirty: true });
  };
  const changeProperties = (next: typeof properties) => {
    setValue('variantProperties', next, { shouldDirty: true });
    refreshVariants();
  };

  const add = () =>
    focusAfter(
      () => changeProperties([...properties, { property: '', options: [] }]),
      `[name="variantProperties.${properties.length}.property"]`,
    );
  const remove = (index: number) =>
    focusAfter(
      () => changeProperties(properties.filter((_, other) => other !== index)),
      '[name="add-property"]',
    );

  return (
    <Card
      ref={within}
      title="Variants"
      action={
        properties.length < MAX_PROPERTIES && (
          <Button name="add-property" size="sm" icon={<Plus size={16} />} onClick={add}>
            Add property
          </Button>
        )
      }
      flush
    >
      {properties.length === 0 ? (
        <p className="p-5 text-sm text-muted">
          No variants. Add a property, such as capacity or colour, if customers can choose.
        </p>
      ) : (
        <div className="grid gap-3 p-5">
          {properties.map((_, index) => (
            <PropertyRow
              key={index}
              control={control}
              index={index}
              onChanged={refreshVariants}
              onRemove={() => remove(index)}
            />
          ))}
          <FieldMessage
            id="variants-message"
            error={
              errors.variantProperties?.message ??
              errors.variantProperties?.root?.message ??
              errors.variant?.message ??
              errors.variant?.root?.message ??
              tooManyVariantsText(variants.length)
            }
            hint={variants.length > 0 && pluralise(variants.length, 'combination')}
          />
        </div>
      )}
      {variants.length > 0 && (
        <VariantTable
          control={control}
          setValue={setValue}
          getValues={getValues}
          variants={variants}
        />
      )}
    </Card>
  );
}
