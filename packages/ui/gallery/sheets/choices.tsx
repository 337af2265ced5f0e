import { useState } from 'react';
import { Checkbox } from '../../src/components/checkbox';
import { Combobox } from '../../src/components/combobox';
import { Field } from '../../src/components/field';
import { NativeSelect } from '../../src/components/native-select';
import { RadioGroup } from '../../src/components/radio-group';
import { SegmentedControl } from '../../src/components/segmented-control';
import { Select } from '../../src/components/select';
import { StoreMonogram } from '../../src/components/store-monogram';
import { Switch } from '../../src/components/switch';
import { banks } from './sample-data';

export function Choices() {
  const [bank, setBank] = useState<string | null>('gtb');
  const [found, setFound] = useState<string | null>(null);
  const [partner, setPartner] = useState('arewa');
  const [plain, setPlain] = useState('standard');
  const [period, setPeriod] = useState('month');
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <div className="grid content-start gap-5">
        <Field label="Bank">
          <Select options={banks} value={bank} onValueChange={setBank} />
        </Field>
        <Field label="Bank, by typing">
          <Combobox
            options={banks}
            value={found}
            onValueChange={setFound}
            placeholder="Search 23 banks"
          />
        </Field>
        <Field label="Sort">
          <NativeSelect defaultValue="new">
            <option value="new">Newest first</option>
            <option value="price">Lowest price</option>
          </NativeSelect>
        </Field>
        <span>
          <Select
            label="Delivery"
            prefix="Delivery: "
            options={banks}
            value={bank}
            onValueChange={setBank}
            fit
          />
        </span>
        <SegmentedControl
          label="Period"
          value={period}
          onValueChange={setPeriod}
          options={[
            { value: 'week', label: '7 days' },
            { value: 'month', label: 'This month' },
            { value: 'year', label: '12 months' },
          ]}
        />
      </div>
      <RadioGroup
        legend="Partner"
        look="cards"
        value={partner}
        onValueChange={setPartner}
        options={[
          {
            value: 'arewa',
            label: 'Arewa Haulage',
            description: '98% on time, 6 active',
            leading: <StoreMonogram name="Arewa Haulage" size="sm" />,
            trailing: '₦48,700.00',
          },
          {
            value: 'kobo',
            label: 'Kobo Swift Logistics',
            description: '96% on time, 21 active',
            leading: <StoreMonogram name="Kobo Swift" size="sm" />,
            trailing: '₦54,200.00',
          },
          {
            value: 'rapid',
            label: 'Rapid North Couriers',
            description: 'Not in this zone',
            disabled: true,
            leading: <StoreMonogram name="Rapid North" size="sm" />,
          },
        ]}
      />
      <div className="grid content-start gap-4">
        <Checkbox label="Keep me signed in on this computer" defaultChecked />
        <Checkbox label="Some of these" mixed />
        <Checkbox label="Not yet" description="A line that explains it." />
        <Checkbox label="Cannot change" disabled defaultChecked />
        <Switch
          label="Show on the shop"
          description="Customers can follow your store."
          defaultChecked
        />
        <Switch label="Holiday mode" />
        <RadioGroup
          legend="Delivery"
          value={plain}
          onValueChange={setPlain}
          options={[
            { value: 'standard', label: 'Standard' },
            { value: 'express', label: 'Express' },
          ]}
          error="Choose one."
        />
      </div>
    </div>
  );
}
