import { Combobox as Primitive } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { Check, ChevronDown, X } from 'lucide-react';
import { useState, type Ref } from 'react';
import {
  bareInput,
  controlBox,
  controlHeight,
  floatingRow,
  floatingSurface,
  wrapperStates,
  type ControlSize,
} from '../lib/control-classes';
import { useFieldControl } from '../lib/field-control';
import type { SelectOption } from './select';
import { Spinner } from './spinner';

export type ComboboxProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  value: Value | null | undefined;
  onValueChange: (value: Value | null) => void;
  /** Called with the typed text, for options from a server search. Turns local filtering off. */
  onSearch?: ((text: string) => void) | undefined;
  /** The label of the selected value, for when a server search no longer lists it. */
  selectedLabel?: string | undefined;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  /** The accessible name, for a combobox that is not in a `Field`. */
  label?: string | undefined;
  size?: ControlSize | undefined;
  disabled?: boolean | undefined;
  loading?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
};

/**
 * Options that start with the text come before those that contain it: "Ib" finds Ibadan before
 * Atiba.
 */
function sortByPrefix<Value extends string>(
  options: readonly SelectOption<Value>[],
  typed: string,
): readonly SelectOption<Value>[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return options;
  const rank = ({ label }: SelectOption<Value>) => Number(!label.toLowerCase().startsWith(text));
  return options.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * A select with a filter, for long lists. Down opens, arrows move, Enter selects, Escape closes.
 */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const {
    options,
    value,
    onValueChange,
    onSearch,
    selectedLabel,
    placeholder = 'Search',
    emptyText = 'No match',
  } = props;
  const { label, size = 'md', disabled, loading, onBlur, ref, className } = props;
  const [typed, setTyped] = useState('');
  const field = useFieldControl();
  const listed = options.find((option) => option.value === value);
  const selected = listed ?? (value ? { value, label: selectedLabel ?? value } : null);
  return (
    <Primitive.Root
      items={onSearch ? options : sortByPrefix(options, typed)}
      value={selected}
      onValueChange={(option) => onValueChange(option?.value ?? null)}
      itemToStringLabel={(option) => option.label}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onInputValueChange={(text, details) => {
        const isTyped = details.reason === 'input-change';
        setTyped(isTyped ? text : '');
        if (isTyped) onSearch?.(text);
      }}
      {...(onSearch ? { filter: null } : {})}
      disabled={disabled}
      autoHighlight
    >
      <Primitive.InputGroup
        className={clsx(controlBox, controlHeight[size], wrapperStates, className)}
      >
        <Primitive.Input
          {...field}
          ref={ref}
          aria-label={label}
          placeholder={placeholder}
          onBlur={onBlur}
          className={bareInput}
        />
        {loading && <Spinner className="text-muted" />}
        {selected && !disabled && (
          <Primitive.Clear
            aria-label="Clear"
            className="grid size-7 place-items-center rounded-2 text-muted hover:bg-sunken pointer-coarse:size-touch"
          >
            <X size={16} />
          </Primitive.Clear>
        )}
        <Primitive.Trigger
          aria-label="Show options"
          className="-mr-1 grid size-7 place-items-center rounded-2 text-muted hover:bg-sunken pointer-coarse:-mr-3 pointer-coarse:size-touch"
        >
          <ChevronDown size={16} />
        </Primitive.Trigger>
      </Primitive.InputGroup>
      <Primitive.Portal>
        <Primitive.Positioner className="z-(--z-tooltip)" sideOffset={4}>
          <Primitive.Popup
            className={clsx(
              floatingSurface,
              'max-h-(--available-height) w-(--anchor-width) overflow-y-auto p-1',
            )}
          >
            <Primitive.Empty>
              <p className="px-2.5 py-3 text-sm text-muted">{loading ? 'Loading…' : emptyText}</p>
            </Primitive.Empty>
            <Primitive.List>
              {(option: SelectOption<Value>) => (
                <Primitive.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled}
                  className={clsx(floatingRow, 'justify-between')}
                >
                  <span>
                    {option.label}
                    {option.description && (
                      <span className="block text-xs text-muted">{option.description}</span>
                    )}
                  </span>
                  <Primitive.ItemIndicator>
                    <Check size={16} />
                  </Primitive.ItemIndicator>
                </Primitive.Item>
              )}
            </Primitive.List>
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
