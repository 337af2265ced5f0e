import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { newCategorySchema, type CategoryNode } from '@market/domain/catalogue/category-tree';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { FormAlert } from '@market/web-kit/form-alert';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { categoryCreation } from '../categories.queries';

interface CategoryDialogProps {
  parent: CategoryNode | undefined;
  onAdded: (id: string) => void;
  onClose: () => void;
}

export function CategoryDialog({ parent, onAdded, onClose }: CategoryDialogProps) {
  const { api } = useServices();
  const formId = useId();
  const creation = useMutation(categoryCreation(api));
  const form = useContractForm(newCategorySchema, { name: '', parentId: parent?.id });
  const submit = form.submit(async (body) => {
    const { id } = await creation.mutateAsync({ body });
    onClose();
    onAdded(id);
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={parent ? `Add a category below ${parent.name}` : 'Add a category'}
      description={
        parent
          ? `It is the last one below ${parent.name} and inherits its attributes. Merchants and shoppers see it at once.`
          : 'It is the last one of the first level. Merchants and shoppers see it at once.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={form.formState.isSubmitting}
            busyLabel="Adding…"
          >
            Add category
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {form.formError && <FormAlert>{form.formError}</FormAlert>}
        <TextField control={form.control} name="name" label="Name" maxLength={60} />
      </form>
    </Dialog>
  );
}
