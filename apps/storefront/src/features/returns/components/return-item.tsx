import { useController, useWatch, type Control, type UseFormGetValues } from 'react-hook-form';
import { imageUrl } from '@market/domain/image';
import type { OrderItem } from '@market/domain/orders/order';
import { MAX_RETURN_PHOTOS, returnReasons } from '@market/domain/orders/order-return';
import { Checkbox } from '@market/ui/checkbox';
import { Field } from '@market/ui/field';
import { NativeSelect } from '@market/ui/native-select';
import { ProductImage } from '@market/ui/product-image';
import { QuantityStepper } from '@market/ui/quantity-stepper';
import { StoreMonogram } from '@market/ui/store-monogram';
import { TextareaField } from '@market/web-kit/form-fields';
import { PhotosField } from '../../../shared/photos-field';
import type { ReturnForm } from '../model/return-form';

interface ReturnItemProps {
  item: OrderItem;
  index: number;
  control: Control<ReturnForm, unknown, ReturnForm>;
  getValues: UseFormGetValues<ReturnForm>;
}

export function ReturnItem({ item, index, control, getValues }: ReturnItemProps) {
  const { field } = useController({ control, name: `items.${index}.chosen` });
  const { productName, hostedImages, productVariants, quantity, storeName } = item;
  const [image] = hostedImages;
  return (
    <li className="p-4 md:p-5">
      <div className="flex items-start gap-3">
        <ProductImage
          src={image && imageUrl(image, 160)}
          size={160}
          alt=""
          fallback={<StoreMonogram name={storeName} />}
          className="size-16 flex-none"
        />
        <Checkbox
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          checked={field.value}
          onChange={(event) => field.onChange(event.target.checked)}
          label={<span className="font-medium break-words">{productName}</span>}
          description={[...Object.values(productVariants), `× ${quantity}`].join(' ')}
          className="flex-1 flex-row-reverse justify-between"
        />
      </div>
      {field.value && (
        <div className="mt-4 grid gap-4 sm:pl-19">
          <Details item={item} index={index} control={control} getValues={getValues} />
        </div>
      )}
    </li>
  );
}

function Details({
  item: { productName, returnable = 1 },
  index,
  control,
  getValues,
}: ReturnItemProps) {
  const quantity = useController({ control, name: `items.${index}.quantity` });
  const reason = useController({ control, name: `items.${index}.reason` });
  const photos = useController({ control, name: `items.${index}.photos` });
  const isOther = useWatch({ control, name: `items.${index}.reason` }) === 'Other';
  // Reads the photos again, because others may have been added or removed meanwhile.
  const current = () => getValues(`items.${index}.photos`);
  return (
    <>
      {returnable > 1 && (
        <Field
          label="How many"
          hint={`${returnable} can be returned`}
          error={quantity.fieldState.error?.message}
          className="justify-self-start"
        >
          <QuantityStepper
            label={`How many of ${productName} to return`}
            value={quantity.field.value}
            max={returnable}
            onValueChange={quantity.field.onChange}
          />
        </Field>
      )}
      <Field label="What is wrong?" error={reason.fieldState.error?.message}>
        <NativeSelect
          {...reason.field}
          value={reason.field.value ?? ''}
          onChange={(event) => reason.field.onChange(event.target.value || undefined)}
          className="w-full"
        >
          <option value="">Choose a reason</option>
          {returnReasons.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </NativeSelect>
      </Field>
      <TextareaField
        control={control}
        name={`items.${index}.details`}
        label="Description"
        optional={!isOther}
        hint="What you expected, what you received and what you tried"
      />
      <PhotosField
        photos={photos.field.value}
        max={MAX_RETURN_PHOTOS}
        hint="JPEG, PNG or WebP, up to 5 MB each. The store decides faster when it can see the fault."
        error={photos.fieldState.error?.message}
        onAdd={(hosted) => photos.field.onChange([...current(), ...hosted])}
        onRemove={(hosted) => photos.field.onChange(current().filter((each) => each !== hosted))}
      />
    </>
  );
}
