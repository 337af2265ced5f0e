import { useMutation, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { businessDetailsSchema, idDocumentTypes, type BusinessDetails } from '@market/domain/stores/onboarding';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { ComboboxField, DateField, SelectField, SwitchField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { FormSection } from '../../../shared/form-section';
import { businessSaving } from '../store.mutations';
import { storeCategoriesQuery } from '../store.queries';
import { PlaceFields } from './place-fields';

const blank: BusinessDetails = {
  isRegisteredBusiness: false,
  rcNumber: undefined,
  dateOfBirth: '',
  nationality: 'Nigerian',
  idDocumentType: 'NIN slip',
  idDocumentNumber: '',
  homeAddress: { street: '', LGA: '', state: '', country: 'Nigeria' },
  staffSize: '1',
  categoryId: '',
};

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
}

/** Who owns the business, and what kind of business it is. */
export function BusinessForm({ business, onSaved }: BusinessFormProps) {
  const { api } = useServices();
  const categories = useQuery(storeCategoriesQuery(api));
  const form = useContractForm(businessDetailsSchema, business ?? blank);
  const { control } = form;
  const isRegistered = useWatch({ control, name: 'isRegisteredBusiness' });
  const save = useMutation(businessSaving(api));

  const submit = form.submit(async (body) => {
    await save.mutateAsync({ body });
    onSaved();
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      {form.formError && <Alert>{form.formError}</Alert>}
      <FormSection title="The owner">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField control={control} name="dateOfBirth" label="Date of birth" />
          <TextField control={control} name="nationality" label="Nationality" />
          <SelectField control={control} name="idDocumentType" label="ID document" options={documents} />
          <TextField control={control} name="idDocumentNumber" label="Number on the document" />
        </div>
        <TextField control={control} name="homeAddress.street" label="Home address" autoComplete="street-address" placeholder="Street and number" />
        <PlaceFields control={control} state="homeAddress.state" lga="homeAddress.LGA" />
      </FormSection>
      <FormSection title="The business">
        <ComboboxField
          control={control}
          name="categoryId"
          label="What you mainly sell"
          placeholder="Choose a category"
          loading={categories.isPending}
          options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField control={control} name="staffSize" label="People who work in it" options={staffSizes} />
        <SwitchField control={control} name="isRegisteredBusiness" label="Registered with the CAC" description="As a company or a business name" />
        {isRegistered && <TextField control={control} name="rcNumber" label="RC or BN number" optional />}
      </FormSection>
      <Button type="submit" variant="primary" className="justify-self-start" busy={save.isPending} busyLabel="Saving…">
        Save business details
      </Button>
    </form>
  );
}
