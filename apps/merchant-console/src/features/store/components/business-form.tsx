import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { idDocumentTypes, type BusinessDetails } from '@market/domain/stores/onboarding';
import { VAT_PERCENT } from '@market/domain/transactions/seller';
import { Button } from '@market/ui/button';
import { FormAlert } from '@market/web-kit/form-alert';
import { DateField, SelectField, SwitchField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { FormSection } from '../../../shared/form-section';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { businessDraft, businessFormSchema, stripHiddenFields } from '../business-form.schema';
import { STEP_PARAM } from '../model/set-up';
import { saveBusiness } from '../store.mutations';
import { DocumentField } from '@market/console/documents/document-field';
import { PlaceFields } from './place-fields';
import { TradeFields } from './trade-fields';

const documents = idDocumentTypes.map((value) => ({ value, label: value }));
const staffSizes = [
  { value: '1', label: 'Only me' },
  { value: '2-10', label: '2 to 10' },
  { value: '11-50', label: '11 to 50' },
  { value: '51+', label: 'More than 50' },
];

interface BusinessFormProps {
  business: BusinessDetails | undefined;
  onSaved: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

export function BusinessForm({ business, onSaved, onDirtyChange }: BusinessFormProps) {
  const { api } = useServices();
  const form = useContractForm(businessFormSchema, businessDraft(business));
  const { control } = form;
  const [isRegistered, useHomeAddress] = useWatch({
    control,
    name: ['isRegisteredBusiness', 'useHomeAddress'],
  });
  const save = useMutation(saveBusiness(api));
  const guard = useLeaveGuard(useIsDirty(control, stripHiddenFields).isDirty, {
    stepParam: STEP_PARAM,
    onDirtyChange,
  });

  const submit = form.submit(async (details) => {
    await save.mutateAsync({ body: stripHiddenFields(details) });
    guard.release();
    onSaved();
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <FormSection title="Owner">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField control={control} name="dateOfBirth" label="Date of birth" />
          <TextField control={control} name="nationality" label="Nationality" />
          <SelectField
            control={control}
            name="idDocumentType"
            label="ID document"
            options={documents}
          />
          <TextField control={control} name="idDocumentNumber" label="Number on the document" />
        </div>
        <DocumentField
          control={control}
          name="idDocumentUrl"
          label="Your identity document"
          hint="All four corners must be readable. Only you and the approvers can open the file."
        />
      </FormSection>
      <FormSection title="Where you live">
        <TextField
          control={control}
          name="homeAddress.street"
          label="Home address"
          autoComplete="street-address"
          placeholder="Street address"
        />
        <PlaceFields control={control} state="homeAddress.state" lga="homeAddress.LGA" />
        <DocumentField
          control={control}
          name="proofOfAddress"
          label="Proof of address"
          hint="A utility bill or bank statement from the last 3 months that shows this address"
        />
        <SwitchField
          control={control}
          name="useHomeAddress"
          label="The business is at this address"
          description="Switch off if the business has an office elsewhere"
        />
      </FormSection>
      {useHomeAddress === false && (
        <FormSection title="Office">
          <TextField
            control={control}
            name="officeAddress.street"
            label="Office address"
            placeholder="Street address"
          />
          <PlaceFields control={control} state="officeAddress.state" lga="officeAddress.LGA" />
        </FormSection>
      )}
      <FormSection title="Business">
        <TradeFields control={control} />
        <SelectField
          control={control}
          name="staffSize"
          label="Number of employees"
          options={staffSizes}
        />
        <SwitchField
          control={control}
          name="isRegisteredBusiness"
          label="Registered with the CAC"
          description="As a company or a business name"
        />
        {isRegistered && (
          <TextField control={control} name="rcNumber" label="RC or BN number" maxLength={20} />
        )}
        <TextField
          control={control}
          name="taxNumber"
          label="Tax identification number"
          optional
          hint="Your TIN, such as 12345678-0001. It is printed on invoices."
          maxLength={13}
        />
        <SwitchField
          control={control}
          name="vatRegistered"
          label="Registered for VAT"
          description={`Your prices include ${VAT_PERCENT}% VAT, and invoices show it`}
        />
      </FormSection>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={save.isPending}
        busyLabel="Saving…"
      >
        Save business details
      </Button>
      {guard.dialog}
    </form>
  );
}
