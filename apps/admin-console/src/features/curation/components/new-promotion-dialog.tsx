import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { newPromotionSchema } from '@market/domain/catalogue/promotion';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { promotionCreation } from '../curation.queries';

interface NewPromotionDialogProps {
  onCreated: (id: string) => void;
  onClose: () => void;
}

export function NewPromotionDialog({ onCreated, onClose }: NewPromotionDialogProps) {
  const { api } = useServices();
  const formId = useId();
  const creation = useMutation(promotionCreation(api));
  const form = useContractForm(newPromotionSchema, { title: '' });
  const submit = form.submit(async (body) => {
    const { id } = await creation.mutateAsync({ body });
    onClose();
    onCreated(id);
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="New promotion"
      description="It is shown on the home page once it has products on sale."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={form.formState.isSubmitting}
            busyLabel="Creating…"
          >
            Create promotion
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {form.formError && <Alert>{form.formError}</Alert>}
        <TextField
          control={form.control}
          name="title"
          label="Title"
          hint="Customers see it above the products"
          maxLength={60}
        />
      </form>
    </Dialog>
  );
}
