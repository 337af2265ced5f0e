import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { questionReasonSchema, type ReceivedQuestion } from '@market/domain/questions/question';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { hideQuestion } from '../questions.queries';

interface HideFormProps {
  question: ReceivedQuestion;
  onClose: () => void;
}

export function HideQuestionForm({ question: { id, asker }, onClose }: HideFormProps) {
  const { api } = useServices();
  const form = useContractForm(questionReasonSchema, { reason: '' });
  const hide = useMutation(hideQuestion(api));
  const { setFocus } = form;
  useEffect(() => {
    setFocus('reason');
  }, [setFocus]);
  const submit = form.submit(async (body) => {
    await hide.mutateAsync({ params: { id }, body });
    onClose();
  });
  return (
    <form onSubmit={submit} noValidate className="mt-3 grid max-w-(--measure) gap-3">
      {form.formError && <Alert>{form.formError}</Alert>}
      <TextareaField
        control={form.control}
        name="reason"
        label={`Why are you hiding ${asker}’s question?`}
        rows={2}
        hint="Seen by your team and the platform, not by the customer"
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" type="submit" busy={hide.isPending} busyLabel="Hiding…">
          Hide question
        </Button>
      </div>
    </form>
  );
}
