import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { categoryNameSchema, type CategoryNode } from '@market/domain/catalogue/category-tree';
import { pluralise } from '@market/domain/pluralise';
import { useEscape } from '@market/console/row-form-focus';
import { Button } from '@market/ui/button';
import { FormAlert } from '@market/web-kit/form-alert';
import { TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { renameCategory } from '../categories.queries';

interface RenameFormProps {
  category: CategoryNode;
  onClose: () => void;
}

export function RenameForm({ category: { id, name, products }, onClose }: RenameFormProps) {
  const { api } = useServices();
  const rename = useMutation(renameCategory(api));
  const form = useContractForm(categoryNameSchema, { name });
  const element = useRef<HTMLFormElement>(null);
  const { setFocus } = form;
  useEffect(() => {
    setFocus('name', { shouldSelect: true });
  }, [setFocus]);
  useEscape(element, onClose);
  const submit = form.submit(async (body) => {
    await rename.mutateAsync({ params: { id }, body });
    onClose();
  });
  return (
    <form
      ref={element}
      onSubmit={submit}
      noValidate
      aria-label={`Rename ${name}`}
      className="grid max-w-md gap-2 py-1 font-normal text-text"
    >
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <TextField
        control={form.control}
        name="name"
        label="Name"
        maxLength={60}
        hint={
          products === 0
            ? 'Links stay the same'
            : `${pluralise(products, 'product')} ${products === 1 ? 'shows' : 'show'} the new name. Links stay the same.`
        }
      />
      <div className="flex gap-2">
        <Button
          variant="ink"
          size="sm"
          type="submit"
          busy={form.formState.isSubmitting}
          busyLabel="Saving…"
        >
          Save name
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
