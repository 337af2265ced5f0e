import { useMutation } from '@tanstack/react-query';
import { newCategorySchema, type CategoryNode } from '@market/domain/catalogue/category-tree';
import { FormDialog } from '@market/console/forms/form-dialog';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { createCategory } from '../categories.queries';

interface CategoryDialogProps {
  parent: CategoryNode | undefined;
  onAdded: (id: string) => void;
  onClose: () => void;
}

export function CategoryDialog({ parent, onAdded, onClose }: CategoryDialogProps) {
  const { api } = useServices();
  const create = useMutation(createCategory(api));
  const form = useContractForm(newCategorySchema, { name: '', parentId: parent?.id });
  const submit = form.submit(async (body) => {
    const { id } = await create.mutateAsync({ body });
    onClose();
    onAdded(id);
  });
  return (
    <FormDialog
      title={parent ? `Add a category below ${parent.name}` : 'Add a category'}
      description={
        parent
          ? `The new category goes last below ${parent.name} and inherits its attributes. Merchants and shoppers see it immediately.`
          : 'The new category goes last on the first level. Merchants and shoppers see it immediately.'
      }
      submitLabel="Add category"
      busyLabel="Adding…"
      submitting={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label="Name" maxLength={60} />
    </FormDialog>
  );
}
