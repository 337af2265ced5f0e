import { useState } from 'react';
import type { State } from '@market/domain/shipping/place';
import { Combobox } from '@market/ui/combobox';
import { Field } from '@market/ui/field';
import { listPlaces, type Place } from '../model/places';

interface PlaceFieldProps {
  label: string;
  states: readonly State[];
  place: Place | undefined;
  onChange: (place: Place | undefined) => void;
}

export function PlaceField({ label, states, place, onChange }: PlaceFieldProps) {
  const [typed, setTyped] = useState('');
  const places = listPlaces(states, typed);
  return (
    <Field label={label} error={place ? undefined : 'Choose a state or an area'}>
      <Combobox
        options={places.map(({ label }) => ({ value: label, label }))}
        value={place?.label}
        onSearch={setTyped}
        placeholder="Search states and areas"
        emptyText="No state or area has this name"
        onValueChange={(value) => {
          onChange(places.find(({ label }) => label === value));
          setTyped('');
        }}
      />
    </Field>
  );
}
