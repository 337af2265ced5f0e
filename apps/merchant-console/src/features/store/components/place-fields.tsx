import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Combobox } from '@market/ui/combobox';
import { Field } from '@market/ui/field';
import { useFormField } from '@market/web-kit/forms/form-field';
import { useServices } from '@market/web-kit/services';
import { RetryButton } from '@market/web-kit/list/query-error';
import { statesQuery } from '../store.queries';

interface PlaceFieldsProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  state: FieldPath<Values>;
  lga: FieldPath<Values>;
}

const toOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

export function PlaceFields<Values extends FieldValues>({
  control,
  state: stateName,
  lga: lgaName,
}: PlaceFieldsProps<Values>) {
  const { api } = useServices();
  const states = useQuery(statesQuery(api));
  const state = useFormField({ control, name: stateName, label: 'State' });
  const lga = useFormField({ control, name: lgaName, label: 'Local government area' });
  const all = states.data ?? [];
  const lgas = all.find(({ name }) => name === state.field.value)?.lgas ?? [];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        {...state.frame}
        error={state.frame.error ?? states.error?.message}
        action={<RetryButton query={states} />}
      >
        <Combobox
          ref={state.field.ref}
          onBlur={state.field.onBlur}
          options={toOptions(all.map(({ name }) => name))}
          loading={states.isPending}
          placeholder="Choose a state"
          value={state.field.value}
          onValueChange={(value) => {
            state.field.onChange(value ?? '');
            lga.field.onChange('');
          }}
        />
      </Field>
      <Field {...lga.frame}>
        <Combobox
          // Changing the state resets the area.
          key={state.field.value}
          ref={lga.field.ref}
          onBlur={lga.field.onBlur}
          options={toOptions(lgas)}
          disabled={lgas.length === 0}
          placeholder={lgas.length === 0 ? 'Choose a state first' : 'Choose an area'}
          value={lga.field.value}
          onValueChange={(value) => lga.field.onChange(value ?? '')}
        />
      </Field>
    </div>
  );
}
