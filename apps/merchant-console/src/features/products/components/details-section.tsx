import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { Field, FieldMessage } from '@market/ui/field';
import { IconButton } from '@market/ui/icon-button';
import { Input } from '@market/ui/input';
import { TextField } from '@market/web-kit/form-fields';
import type { ProductControl, ProductFormParts } from './product-control';

const MAX_LINES = 20;

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

function Line({ control, index }: { control: ProductControl; index: number }) {
  const { field, fieldState } = useController({ control, name: `description.${index}` });
  return (
    <Field label={`Description point ${index + 1}`} labelHidden error={fieldState.error?.message} className="flex-1">
      <Input {...field} maxLength={500} />
    </Field>
  );
}

/** The description as short lines, in the order in which customers read them. */
function DescriptionLines({ control, setValue }: Pick<ProductFormParts, 'control' | 'setValue'>) {
  const lines = useWatch({ control, name: 'description' });
  const { errors } = useFormState({ control, name: 'description' });
  const [dragged, setDragged] = useState<number>();
  const change = (next: string[]) => setValue('description', next, { shouldDirty: true, shouldTouch: true });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">Description points</legend>
      {lines.map((_, index) => (
        <div
          key={index}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={() => dragged !== undefined && dragged !== index && change(moved(lines, dragged, index))}
          className={dragged === index ? 'flex items-start gap-1 opacity-50' : 'flex items-start gap-1'}
        >
          {/* Only the grip is dragged: text inside the field stays selectable. The arrows do the same by keyboard. */}
          <span aria-hidden="true" draggable onDragStart={() => setDragged(index)} onDragEnd={() => setDragged(undefined)} className="grid h-(--control) w-5 cursor-grab place-items-center text-muted max-md:hidden">
            <GripVertical size={16} />
          </span>
          <Line control={control} index={index} />
          <IconButton label={`Move point ${index + 1} up`} icon={<ArrowUp size={16} />} disabled={index === 0} onClick={() => change(moved(lines, index, index - 1))} tooltip="none" className="max-sm:hidden" />
          <IconButton label={`Move point ${index + 1} down`} icon={<ArrowDown size={16} />} disabled={index === lines.length - 1} onClick={() => change(moved(lines, index, index + 1))} tooltip="none" />
          <IconButton label={`Remove point ${index + 1}`} icon={<Trash2 size={16} />} disabled={lines.length === 1} onClick={() => change(lines.filter((__, other) => other !== index))} tooltip="none" />
        </div>
      ))}
      <FieldMessage id="description-message" error={errors.description?.message} hint="Shown as a list, in this order" />
      {lines.length < MAX_LINES && (
        <Button variant="ghost" icon={<Plus size={16} />} className="justify-self-start" onClick={() => change([...lines, ''])}>
          Add a point
        </Button>
      )}
    </fieldset>
  );
}

export function DetailsSection({ control, setValue }: Pick<ProductFormParts, 'control' | 'setValue'>) {
  return (
    <Card title="Details">
      <div className="grid gap-5">
        <TextField control={control} name="name" label="Product name" hint="Start with the brand and model" maxLength={140} />
        <TextField control={control} name="keyRating" label="Key rating" hint="The one figure that tells it apart, for example 5 kVA" maxLength={16} optional />
        <DescriptionLines control={control} setValue={setValue} />
      </div>
    </Card>
  );
}
