import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import {
  MAX_DESCRIPTION_LINE_LENGTH,
  MAX_DESCRIPTION_LINES,
} from '@market/domain/catalogue/product-input';
import { Button } from '@market/ui/button';
import { Field, FieldMessage } from '@market/ui/field';
import { IconButton } from '@market/ui/icon-button';
import { moveItem } from '@market/ui/move-item';
import { useFocusAfterChange } from '../../../shared/use-focus-after-change';
import type { ProductControl, ProductFormParts } from '../product-form.schema';
import { WrappingInput } from './wrapping-input';

const MESSAGE_ID = 'description-message';

interface LineProps {
  control: ProductControl;
  index: number;
  /** Whether the whole description is invalid. The field then shows its message. */
  invalid: boolean;
}

function Line({ control, index, invalid }: LineProps) {
  const { field, fieldState } = useController({ control, name: `description.${index}` });
  return (
    <Field
      label={`Description point ${index + 1}`}
      labelHidden
      error={fieldState.error?.message}
      invalid={invalid}
      className="flex-1 max-sm:basis-full"
    >
      <WrappingInput
        {...field}
        onValueChange={field.onChange}
        maxLength={MAX_DESCRIPTION_LINE_LENGTH}
        aria-describedby={invalid ? MESSAGE_ID : undefined}
      />
    </Field>
  );
}

export function DescriptionLines({
  control,
  setValue,
}: Pick<ProductFormParts, 'control' | 'setValue'>) {
  const lines = useWatch({ control, name: 'description' });
  const error = useFormState({ control, name: 'description' }).errors.description?.message;
  const { within, focusAfter } = useFocusAfterChange<HTMLFieldSetElement>();
  const [dragged, setDragged] = useState<number>();
  const change = (next: string[]) =>
    setValue('description', next, { shouldDirty: true, shouldTouch: true });
  const last = lines.length - 1;
  const move = (from: number, to: number, button: string) => {
    if (to >= 0 && to <= last)
      focusAfter(() => change(moveItem(lines, from, to)), `[name="${button}-${to}"]`);
  };
  const add = () =>
    focusAfter(() => change([...lines, '']), `[name="description.${lines.length}"]`);
  const remove = (index: number) => {
    if (last > 0)
      focusAfter(
        () => change(lines.filter((_, other) => other !== index)),
        `[name="remove-${Math.min(index, last - 1)}"]`,
      );
  };

  return (
    <fieldset ref={within} className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">Description points</legend>
      {lines.map((_, index) => (
        <div
          key={index}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={() =>
            dragged !== undefined && dragged !== index && change(moveItem(lines, dragged, index))
          }
          className={`flex items-start gap-1 max-sm:flex-wrap max-sm:justify-end ${dragged === index ? 'opacity-50' : ''}`}
        >
          {/* Only the grip is draggable, so that text in the field can be selected. The arrows do the same
             by keyboard. */}
          <span
            aria-hidden="true"
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            className="grid h-(--control) w-5 cursor-grab place-items-center text-muted max-md:hidden"
          >
            <GripVertical size={16} />
          </span>
          <Line control={control} index={index} invalid={Boolean(error)} />
          {/* Disabled buttons lose the focus, so the arrows stay enabled at the ends and do nothing. */}
          <IconButton
            name={`up-${index}`}
            label={`Move point ${index + 1} up`}
            icon={<ArrowUp size={16} />}
            aria-disabled={index === 0}
            onClick={() => move(index, index - 1, 'up')}
            tooltip="none"
          />
          <IconButton
            name={`down-${index}`}
            label={`Move point ${index + 1} down`}
            icon={<ArrowDown size={16} />}
            aria-disabled={index === last}
            onClick={() => move(index, index + 1, 'down')}
            tooltip="none"
          />
          <IconButton
            name={`remove-${index}`}
            label={`Remove point ${index + 1}`}
            icon={<Trash2 size={16} />}
            aria-disabled={last === 0}
            onClick={() => remove(index)}
            tooltip="none"
          />
        </div>
      ))}
      <FieldMessage
        id={MESSAGE_ID}
        error={error}
        hint="Shown in this order. Begin lines with “- ” for a list, and add two spaces for a nested list."
      />
      {lines.length < MAX_DESCRIPTION_LINES && (
        <Button
          variant="ghost"
          icon={<Plus size={16} />}
          className="justify-self-start"
          onClick={add}
        >
          Add a point
        </Button>
      )}
    </fieldset>
  );
}
