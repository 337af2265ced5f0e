import { useEffect } from 'react';
import { storeAnswerSchema, type StoreAnswer } from '@market/domain/store-answer';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { useIsDirty } from '@market/console/use-is-dirty';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';

interface AnswerFormProps {
  /** Who wrote the review or the question. */
  author: string;
  /** Who will see the answer. */
  hint: string;
  answer: StoreAnswer | undefined;
  onSave: (answer: StoreAnswer) => Promise<unknown>;
  onClose: () => void;
}

const identity = (values: StoreAnswer) => values;

/** The store's public answer to a review or a question. A new answer replaces the old one. */
export function AnswerForm({ author, hint, answer, onSave, onClose }: AnswerFormProps) {
  const form = useContractForm(storeAnswerSchema, { text: answer?.text ?? '' });
  const guard = useLeaveGuard(useIsDirty(form.control, identity).isDirty);
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
        label={`Your answer to ${author}`}
        rows={3}
        hint={hint}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="ink" type="submit" busy={form.formState.isSubmitting} busyLabel="Saving…">
          {answer ? 'Save answer' : 'Post answer'}
        </Button>
      </div>
      {guard.dialog}
    </form>
  );
}
