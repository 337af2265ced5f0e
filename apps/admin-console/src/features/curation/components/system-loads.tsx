import { X } from 'lucide-react';
import { appliances, findAppliance } from '@market/domain/systems/appliances';
import { loadLimits } from '@market/domain/systems/loads';
import { Card } from '@market/ui/card';
import { Field } from '@market/ui/field';
import { IconButton } from '@market/ui/icon-button';
import { NativeSelect } from '@market/ui/native-select';
import { QuantityStepper } from '@market/ui/quantity-stepper';
import type { SystemDraft } from '../model/system-draft';

interface SystemLoadsProps {
  loads: SystemDraft['loads'];
  error: string | undefined;
  onChange: (loads: SystemDraft['loads']) => void;
}

/** The appliances that the system runs, besides those among its products. */
export function SystemLoads({ loads, error, onChange }: SystemLoadsProps) {
  const left = appliances.filter(({ id }) => !loads.some((load) => load.id === id));
  return (
    <Card title="Appliances that the system runs" flush>
      <ul className="divide-y divide-line">
        {loads.map(({ id, count }) => {
          const { name = id, watts = 0 } = findAppliance(id) ?? {};
          return (
            <li key={id} className="flex items-center gap-3 px-4 py-2 md:px-5">
              <span className="min-w-0 flex-1 text-sm">
                {name}
                <span className="block text-xs text-muted nums">{`${watts}\u00a0W each`}</span>
              </span>
              <QuantityStepper
                label={`Number of ${name}`}
                value={count}
                max={loadLimits.count}
                onValueChange={(next) =>
                  onChange(loads.map((load) => (load.id === id ? { id, count: next } : load)))
                }
              />
              <IconButton
                label={`Remove ${name}`}
                icon={<X size={16} />}
                size="sm"
                tooltip="none"
                onClick={() => onChange(loads.filter((load) => load.id !== id))}
              />
            </li>
          );
        })}
      </ul>
      <div className="border-t border-line p-4 md:px-5">
        <Field label="Add an appliance" error={error}>
          <NativeSelect
            value=""
            onChange={(event) => {
              const { value } = event.target;
              if (value !== '') onChange([...loads, { id: value, count: 1 }]);
            }}
          >
            <option value="">Choose one</option>
            {left.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
    </Card>
  );
}
