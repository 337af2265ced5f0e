import { DocumentField } from '@market/console/documents/document-field';
import { formatDate } from '@market/domain/lagos-time';
import {
  partnerCertificationSchema,
  type PartnerCertification,
} from '@market/domain/shipping/partner-onboarding';
import { FormAlert } from '@market/web-kit/form-alert';
import { DateField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { SignatureField } from './signature-field';

interface CertificationFormProps {
  id: string;
  initial: PartnerCertification;
  /** Today in Lagos, YYYY-MM-DD. */
  today: string;
  onSave: (certification: PartnerCertification) => Promise<unknown>;
}

export function CertificationForm({ id, initial, today, onSave }: CertificationFormProps) {
  const form = useContractForm(partnerCertificationSchema, initial);
  const { control } = form;
  const submit = form.submit((certification) => onSave({ ...certification, date: today }));
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-4">
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <DocumentField
        control={control}
        name="companyDocument"
        label="CAC certificate"
        hint="The certificate of incorporation of your company"
      />
      <DocumentField
        control={control}
        name="insuranceDocument"
        label="Goods-in-transit insurance"
        hint="The certificate of your current policy"
      />
      <DateField control={control} name="insuranceExpiresOn" label="Insured until" min={today} />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField control={control} name="name" label="Name" autoComplete="name" />
        <TextField control={control} name="designation" label="Role" />
      </div>
      <SignatureField
        control={control}
        hint={`Signed on ${formatDate(today)}. You confirm that your answers are true and that your drivers are insured.`}
      />
      <TextField control={control} name="introducedBy.name" label="Referred by" optional />
    </form>
  );
}
