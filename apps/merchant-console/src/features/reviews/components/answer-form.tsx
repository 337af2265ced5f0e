import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reviewAnswerSchema, type Review } from '@market/domain/reviews/review';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { reviewAnswer } from '../reviews.queries';

interface AnswerFormProps {
  review: Pick<Review, 'id' | 'reviewer' | 'answer'>;
  onClose: () => void;
}

const identity = (values: { text: string }) => values;

/** The form for the store's answer. A new answer replaces the first. */
export function AnswerForm({ review: { id, reviewer, answer }, onClose }: AnswerFormProps) {
  const { api } = useServices();
  const form = useContractForm(reviewAnswerSchema, { text: answer?.text ?? '' });
  const save = useMutation(reviewAnswer(api));
  const guard = useLeaveGuard(useIsDirty(form.control, identity).isDirty);
  const { setFocus } = form;
  useEffect(() => {
    setFocus('text');
  }, [setFocus]);
  const submit = form.submit(async (body) => {
    await save.mutateAsync({ params: { id }, body });
    guard.release();
    onClose();
  });

  return (
    <form onSubmit={submit} noValidate className="mt-3 grid max-w-(--measure) gap-3">
      {form.formError && <Alert>{form.formError}</Alert>}
      <TextareaField
        control={form.control}
        name="text"
        label={`Your answer to ${reviewer}`}
        rows={3}
        hint="Shown publicly below the review"
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="ink" type="submit" busy={save.isPending} busyLabel="Saving…">
          {answer ? 'Save answer' : 'Post answer'}
        </Button>
      </div>
      {guard.dialog}
    </form>
  );
}
