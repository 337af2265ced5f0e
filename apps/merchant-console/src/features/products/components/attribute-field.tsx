import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { AttributeInput } from '@market/console/catalogue/attribute-input';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import { valueText } from '@market/domain/catalogue/value-text';
import { variantLabel } from '@market/domain/catalogue/variants';
import { LinkButton } from '@market/ui/link';
import type { ProductFormParts } from '../product-form.schema';

const NOT_STATED = 'Not stated';

export function AttributeField({
  attribute,
  control,
  setValue,
  getValues,
}: ProductFormParts & { attribute: CategoryAttribute }) {
  const { id, name } = attribute;
  const own = useWatch({ control, name: `attributes.${id}` });
  const variants = useWatch({ control, name: 'variant' });
  const properties = useWatch({ control, name: 'variantProperties' });
  const { errors } = useFormState({ control, name: `attributes.${id}` });
  const hasError = errors.attributes?.[id] !== undefined;
  const [isOpened, setOpened] = useState(false);
  const isDiffering =
    isOpened || variants.some((variant) => (variant.attributes?.[id] ?? null) !== null);

  const setToOneValue = () => {
    setOpened(false);
    setValue(
      'variant',
      getValues('variant').map((variant) => {
        const { [id]: _own, ...attributes } = variant.attributes ?? {};
        return { ...variant, attributes };
      }),
      { shouldDirty: true },
    );
  };

  return (
    <div className="grid min-w-0 content-start gap-3">
      <AttributeInput
        control={control}
        name={`attributes.${id}`}
        attribute={attribute}
        label={name}
        placeholder={NOT_STATED}
        isRequired={attribute.isRequired}
        action={
          variants.length > 0 && (
            <LinkButton
              className="text-sm"
              aria-label={`${isDiffering ? 'Same for all variants' : 'Differs by variant'}: ${name}`}
              onClick={isDiffering ? setToOneValue : () => setOpened(true)}
            >
              {isDiffering ? 'Same for all variants' : 'Differs by variant'}
            </LinkButton>
          )
        }
      />
      {isDiffering && variants.length > 0 && (
        <div className="grid gap-3 border-l-2 border-line pl-3">
          {variants.map(({ options }, index) => (
            <AttributeInput
              key={index}
              control={control}
              name={`variant.${index}.attributes.${id}`}
              attribute={attribute}
              revalidates={hasError ? `attributes.${id}` : undefined}
              label={`${name} of ${variantLabel(properties, options)}`}
              // oxlint-disable-next-line typescript/no-unnecessary-condition -- an emptied field holds null
              placeholder={
                own == null || Number.isNaN(own) ? NOT_STATED : valueText(attribute, own)
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}
