import { X } from 'lucide-react';
import { appliances, findAppliance } from '@market/domain/systems/appliances';
import { loadLimits, MAX_LOADS, newLoad, type Load } from '@market/domain/systems/loads';
import { Field } from '@market/ui/field';
import { IconButton } from '@market/ui/icon-button';
import { NativeSelect } from '@market/ui/native-select';
import { NumberInput } from '@market/ui/number-input';

interface LoadListProps {
  loads: readonly Load[];
  /** Called with a function that changes the current loads. */
  onChange: (update: (now: readonly Load[]) => readonly Load[]) => void;
}

export function LoadList({ loads, onChange }: LoadListProps) {
  const change = (id: string, patch: Partial<Load>) =>
    onChange((now) => now.map((load) => (load.id === id ? { ...load, ...patch } : load)));
  const left = appliances.filter(({ id }) => !loads.some((load) => load.id === id));
  return (
    <div className="overflow-hidden rounded-3 border border-line bg-surface">
      <ul className="divide-y divide-line">
        {loads.map((load) => (
          <li key={load.id}>
            <LoadRow
              load={load}
              onChange={(patch) => change(load.id, patch)}
              onRemove={() => onChange((now) => now.filter(({ id }) => id !== load.id))}
            />
          </li>
        ))}
      </ul>
      {loads.length < MAX_LOADS && left.length > 0 && (
        <div className="border-t border-line bg-sunken p-4 md:px-5">
          <Field label="Add an appliance" className="md:max-w-80">
            <NativeSelect
              value=""
              onChange={(event) => {
                const appliance = findAppliance(event.target.value);
                if (appliance) onChange((now) => [...now, newLoad(appliance)]);
              }}
            >
              <option value="">Choose one</option>
              {left.map(({ id, name, watts }) => (
                <option key={id} value={id}>
                  {`${name}, ${watts.toLocaleString('en-NG')} W`}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
      )}
    </div>
  );
}

interface LoadRowProps {
  load: Load;
  onChange: (patch: Partial<Load>) => void;
  onRemove: () => void;
}

function LoadRow({ load, onChange, onRemove }: LoadRowProps) {
  const appliance = findAppliance(load.id);
  const name = appliance?.name ?? load.id;
  const set = (part: 'count' | 'hours' | 'watts') => (value: number | null) => {
    // An invalid figure changes nothing. When the field loses focus, it shows the last valid figure
    // again.
    if (value !== null && value > 0) onChange({ [part]: value });
  };
  return (
    <fieldset className="relative p-4 md:px-5">
      <legend className="float-left w-full pr-12 font-semibold">{name}</legend>
      <p className="pr-12 text-xs text-muted">{appliance?.note}</p>
      <div className="mt-2.5 grid grid-cols-3 gap-3 md:max-w-120">
        <Field label="How many">
          <NumberInput
            value={load.count}
            onValueChange={set('count')}
            min={1}
            max={loadLimits.count}
          />
        </Field>
        <Field label="Hours a day">
          <NumberInput
            value={load.hours}
            onValueChange={set('hours')}
            decimals={2}
            min={0}
            max={loadLimits.hours}
          />
        </Field>
        <Field label="Watts each">
          <NumberInput
            value={load.watts}
            onValueChange={set('watts')}
            min={1}
            max={loadLimits.watts}
          />
        </Field>
      </div>
      <span className="absolute top-2.5 right-2.5">
        <IconButton
          label={`Remove ${name}`}
          icon={<X size={17} />}
          tooltip="none"
          onClick={onRemove}
        />
      </span>
    </fieldset>
  );
}
