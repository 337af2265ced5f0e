import { useId, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { imageUrl } from '@market/domain/image';
import { Card } from '@market/ui/card';
import { Select } from '@market/ui/select';
import {
  groupsByOption,
  groupsByVariant,
  photoProperty,
  withPhoto,
  type PhotoGroup,
} from '../model/variant-photos';
import type { ProductFormParts } from '../product-form.schema';

const EACH_VARIANT = 'each';

export function VariantPhotos({ control, setValue, getValues }: ProductFormParts) {
  const [photos, variants, properties] = useWatch({
    control,
    name: ['hostedImages', 'variant', 'variantProperties'],
  });
  const [chosenBy, setChosenBy] = useState<string>();
  const namedProperties = properties.filter(
    ({ property, options }) => property !== '' && options.length > 0,
  );
  if (photos.length < 2 || variants.length < 2) return null;

  const by = chosenBy ?? photoProperty(variants, namedProperties)?.property ?? EACH_VARIANT;
  const property = namedProperties.find((each) => each.property === by);
  const groups = property
    ? groupsByOption(variants, property)
    : groupsByVariant(variants, namedProperties);
  const choose = ({ indexes }: PhotoGroup, image: string | undefined) =>
    setValue('variant', withPhoto(getValues('variant'), indexes, image), { shouldDirty: true });

  return (
    <Card
      title="Variant photos"
      action={
        <Select
          label="Photos differ by"
          size="sm"
          fit
          options={[
            ...namedProperties.map(({ property }) => ({ value: property, label: property })),
            { value: EACH_VARIANT, label: 'Each variant' },
          ]}
          value={by}
          onValueChange={setChosenBy}
        />
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-muted">
          Customers see this photo when they choose the option, and in their cart and order.
        </p>
        {groups.map((group) => (
          <PhotoChoice
            key={group.label}
            group={group}
            photos={photos}
            onChoose={(image) => choose(group, image)}
          />
        ))}
      </div>
    </Card>
  );
}

interface PhotoChoiceProps {
  group: PhotoGroup;
  photos: readonly string[];
  onChoose: (image: string | undefined) => void;
}

function PhotoChoice({ group: { label, image }, photos, onChoose }: PhotoChoiceProps) {
  const name = useId();
  // A removed photo is no longer an option. The cover is shown instead.
  const shown =
    image === 'mixed' || image === undefined || photos.includes(image) ? image : undefined;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {shown === 'mixed' && <span className="font-normal text-muted">, several photos</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        <PhotoRadio
          name={name}
          label={`Use the cover for ${label}`}
          checked={shown === undefined}
          onChoose={() => onChoose(undefined)}
        >
          Cover
        </PhotoRadio>
        {photos.map((photo, index) => (
          <PhotoRadio
            key={photo}
            name={name}
            label={`Photo ${index + 1} for ${label}`}
            checked={shown === photo}
            onChoose={() => onChoose(photo)}
          >
            <img
              src={imageUrl(photo, 160)}
              alt=""
              width={48}
              height={48}
              className="size-12 rounded-1 object-contain"
            />
          </PhotoRadio>
        ))}
      </div>
    </fieldset>
  );
}

interface PhotoRadioProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function PhotoRadio({ name, label, checked, onChoose, children }: PhotoRadioProps) {
  return (
    <label className="relative grid min-h-13 min-w-13 place-items-center rounded-2 border border-control bg-surface px-0.5 text-xs hover:border-text has-checked:border-text has-checked:inset-ring has-checked:inset-ring-text has-focus-visible:focus-ring">
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
      />
      <span className="px-1">{children}</span>
    </label>
  );
}
