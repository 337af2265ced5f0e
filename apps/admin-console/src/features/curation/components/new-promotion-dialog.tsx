import { useMutation } from '@tanstack/react-query';
import { newPromotionSchema } from '@market/domain/catalogue/promotion';
import { FormDialog } from '@market/console/forms/form-dialog';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { createPromotion } from '../curation.queries';

interface NewPromotionDialogProps {
  onCreated: (id: string) => void;
  onClose: () => void;
}

export function NewPromotionDialog({ onCreated, onClose }: NewPromotionDialogProps) {
  const { api } = useServices();
  const create = useMutation(createPromotion(api));
  const form = useContractForm(newPromotionSchema, { title: '' });
  const submit = form.submit(async (body) => {
    const { id } = await create.mutateAsync({ body });
    onClose();
    onCreated(id);
  });
  return (
    <FormDialog
      title="New promotion"
      description="The promotion appears on the home page once it has products on sale."
      submitLabel="Create promotion"
      busyLabel="Creating…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="title"
        label="Title"
        hint="Customers see it above the products"
        maxLength={60}
      />
    </FormDialog>
  );
}
