import { useEffect } from 'react';
import type { questionAnswerSchema, StoreResponse } from '@market/domain/store-response';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { useIsDirty } from '@market/console/use-is-dirty';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';

interface ResponseFormProps {
  noun: 'reply' | 'answer';
  schema: typeof questionAnswerSchema;
  /** Who wrote the review or the question. */
  author: string;
  /** Who will see the response. */
  hint: string;
  saved: StoreResponse | undefined;
  onSave: (response: StoreResponse) => Promise<unknown>;
  onClose: () => void;
}

/** A new response replaces the previous one. */
export function ResponseForm({
  noun,
  schema,
  author,
  hint,
  saved,
  onSave,
  onClose,
}: ResponseFormProps) {
  const form = useContractForm(schema, { text: saved?.text ?? '' });
  const guard = useLeaveGuard(useIsDirty(form.control).isDirty);
  const { setFocus } = form;
  useEffect(() => {
    setFocus('text');
  }, [setFocus]);
  const submit = form.submit(async (body) => {
    await onSave(body);
    guard.release();
    onClose();
  });
  return (
    <form onSubmit={submit} noValidate className="mt-3 grid max-w-(--measure) gap-3">
      {form.formError && <Alert>{form.formError}</Alert>}
      <TextareaField
        control={form.control}
        name="text"
        label={`Your ${noun} to ${author}`}
        rows={3}
        hint={hint}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="ink" type="submit" busy={form.formState.isSubmitting} busyLabel="Saving…">
          {`${saved ? 'Save' : 'Post'} ${noun}`}
        </Button>
      </div>
      {guard.dialog}
    </form>
  );
}
