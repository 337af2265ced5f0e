import {
  linesOfBusiness,
  partnerCompanySchema,
  type PartnerCompany,
} from '@market/domain/shipping/partner-onboarding';
import { FormAlert } from '@market/web-kit/form-alert';
import { NativeSelectField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';

interface CompanyFormProps {
  id: string;
  initial: PartnerCompany;
  onSave: (company: PartnerCompany) => Promise<unknown>;
}

export function CompanyForm({ id, initial, onSave }: CompanyFormProps) {
  const form = useContractForm(partnerCompanySchema, initial);
  const { control } = form;
  return (
    <form id={id} onSubmit={form.submit(onSave)} noValidate className="grid gap-4">
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <TextField
        control={control}
        name="companyName"
        label="Company name"
        autoComplete="organization"
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField control={control} name="rcNumber" label="RC number" />
        <TextField control={control} name="vatNumber" label="VAT number" optional />
      </div>
      <TextField
        control={control}
        name="officeAddress"
        label="Office address"
        autoComplete="street-address"
      />
      <TextField control={control} name="postalAddress" label="Postal address" optional />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          control={control}
          name="phoneNumber"
          label="Company phone"
          type="tel"
          inputMode="tel"
        />
        <NativeSelectField
          control={control}
          name="lineOfBusiness"
          label="Line of business"
          options={[
            { value: '', label: 'Choose' },
            ...linesOfBusiness.map((value) => ({ value, label: value })),
          ]}
        />
      </div>
      <TextField
        control={control}
        name="email"
        label="Company email"
        type="email"
        inputMode="email"
      />
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-semibold">Contact person</legend>
        <TextField control={control} name="contactPerson.name" label="Name" autoComplete="name" />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            control={control}
            name="contactPerson.phoneNumber"
            label="Phone"
            type="tel"
            inputMode="tel"
          />
          <TextField control={control} name="contactPerson.designation" label="Role" />
        </div>
      </fieldset>
    </form>
  );
}
