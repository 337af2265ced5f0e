import { useRef } from 'react';
import { useController, useWatch, type Control, type UseFormSetValue } from 'react-hook-form';
import { MIN_BORDER_CONTRAST } from '@market/domain/themes/readable-colours';
import type { ThemeColours, ThemeBackgrounds } from '@market/domain/themes/theme';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { ColourField } from '@market/ui/colour-field';
import { measureContrast, nearestReadableColours } from '../model/readable-colours';
import type { ThemeDraft } from '../theme-form.schema';

interface ColourFieldsProps {
  control: Control<ThemeDraft, unknown, ThemeDraft>;
  setValue: UseFormSetValue<ThemeDraft>;
  ground: ThemeBackgrounds;
}

export function ColourFields({ control, setValue, ground }: ColourFieldsProps) {
  const colours = useWatch({ control, name: 'colour.colors' });
  const readable = nearestReadableColours(colours, ground);
  const fields = useRef<HTMLDivElement>(null);
  // The button disappears after use. Move the focus to the fields.
  const makeReadable = (next: ThemeColours) => {
    setValue('colour.colors', next, { shouldDirty: true });
    fields.current?.focus();
  };
  return (
    <div ref={fields} tabIndex={-1} className="grid gap-4 outline-none! shadow-none!">
      {readable && (
        <Alert
          tone="warning"
          action={
            <Button size="sm" onClick={() => makeReadable(readable)}>
              Make all readable
            </Button>
          }
        >
          Some colours are hard to read. Shoppers see the nearest readable colour.
        </Alert>
      )}
      <ColourRow
        control={control}
        name="headingsAndLinks"
        label="Headings and links"
        against={ground.band}
      />
      <ColourRow control={control} name="bodyText" label="Body text" against={ground.band} />
      <ColourRow control={control} name="salePrice" label="Sale price" against={ground.band} />
      <ColourRow control={control} name="primaryButton" label="Main button" />
      <ColourRow
        control={control}
        name="primaryLabel"
        label="Label of the main button"
        against={colours.primaryButton}
      />
      <ColourRow
        control={control}
        name="fieldText"
        label="Text in fields"
        against={colours.fieldBackground}
      />
      <ColourRow
        control={control}
        name="fieldBorder"
        label="Border of fields"
        against={colours.fieldBackground}
        target={MIN_BORDER_CONTRAST}
      />
      <ColourRow control={control} name="fieldBackground" label="Background of fields" />
    </div>
  );
}

interface ColourRowProps {
  control: ColourFieldsProps['control'];
  name: keyof ThemeColours;
  label: string;
  against?: string;
  target?: number;
}

function ColourRow({ control, name, label, against, target }: ColourRowProps) {
  const { field, fieldState } = useController({ control, name: `colour.colors.${name}` });
  return (
    <ColourField
      label={label}
      {...measureContrast(field.value, against, target)}
      value={field.value}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
