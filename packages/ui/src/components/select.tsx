import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Primitive } from '@base-ui/react/select';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  controlBox,
  controlHeight,
  floatingRow,
  floatingSurface,
  type ControlSize,
} from '../lib/control-classes';
import { useFieldControl, useFieldLabelId } from '../lib/field-control';

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  description?: ReactNode;
  disabled?: boolean | undefined;
  group?: string | undefined;
};

export type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  /** `null` or '' shows the placeholder. */
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string | undefined;
  /** The accessible name, for a select that is not in a `Field`. */
  label?: string | undefined;
  /** Shown before the selected label, such as "Delivery: " for filters. */
  prefix?: string | undefined;
  size?: ControlSize | undefined;
  /** Makes the select as wide as its label, for filters in a row. */
  fit?: boolean | undefined;
  disabled?: boolean | undefined;
  loading?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
};

/** The options by group, in the order in which the groups first appear. */
const groupOptions = <Value extends string>(options: readonly SelectOption<Value>[]) =>
  [...new Set(options.map((option) => option.group))].map((name) => ({
    name,
    options: options.filter((option) => option.group === name),
  }));

/**
 * A select. Down opens, arrows, Home, End and type-ahead move, Escape closes. For long lists use a
 * Combobox.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    options,
    value,
    onValueChange,
    placeholder = 'Choose',
    label,
    prefix,
    size = 'md',
  } = props;
  const { fit, disabled, loading, name, onBlur, ref, className } = props;
  const field = useFieldControl();
  const labelId = useFieldLabelId();
  const items = options.map((option) => ({ value: option.value, label: option.label }));
  return (
    <CSPProvider disableStyleElements>
      <Primitive.Root
        items={items}
        value={value || null}
        onValueChange={(next) => next !== null && onValueChange(next)}
        disabled={disabled || loading}
        name={name}
        modal={false}
      >
        <Primitive.Trigger
          {...field}
          ref={ref}
          aria-label={label}
          aria-labelledby={label ? undefined : labelId}
          onBlur={onBlur}
          className={clsx(
            controlBox,
            controlHeight[size],
            'justify-between text-left aria-invalid:invalid-edge data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-muted',
            fit && 'w-auto',
            className,
          )}
        >
          <span className="truncate">
            {prefix}
            <Primitive.Value
              className="data-placeholder:text-muted"
              placeholder={loading ? 'Loading…' : placeholder}
            />
          </span>
          <ChevronDown size={16} className="text-muted" />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Positioner
            className="z-(--z-tooltip)"
            sideOffset={4}
            alignItemWithTrigger={false}
          >
            <Primitive.Popup
              className={clsx(
                floatingSurface,
                'scrollbar-none max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto p-1',
              )}
            >
              <Primitive.List>
                {groupOptions(options).map((group) => (
                  <Primitive.Group key={group.name ?? ''}>
                    {group.name && (
                      <Primitive.GroupLabel className="px-2.5 pt-2 pb-1 text-xs font-semibold text-muted">
                        {group.name}
                      </Primitive.GroupLabel>
                    )}
                    {group.options.map((option) => (
                      <Primitive.Item
                        key={option.value}
                        value={option.value}
                        disabled={option.disabled}
                        className={clsx(floatingRow, 'justify-between')}
                      >
                        <span>
                          <Primitive.ItemText>{option.label}</Primitive.ItemText>
                          {option.description && (
                            <span className="block text-xs text-muted">{option.description}</span>
                          )}
                        </span>
                        <Primitive.ItemIndicator>
                          <Check size={16} />
                        </Primitive.ItemIndicator>
                      </Primitive.Item>
                    ))}
                  </Primitive.Group>
                ))}
              </Primitive.List>
            </Primitive.Popup>
          </Primitive.Positioner>
        </Primitive.Portal>
      </Primitive.Root>
    </CSPProvider>
  );
}
