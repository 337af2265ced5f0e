import { useEffect } from 'react';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useMutation } from '@tanstack/react-query';
import {
  questionAnswerSchema,
  questionReasonSchema,
  type ReceivedQuestion,
} from '@market/domain/questions/question';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { questionAnswer, questionHiding } from '../questions.queries';

interface QuestionFormProps {
  question: ReceivedQuestion;
  onClose: () => void;
}

const identity = <T extends object>(values: T): T => values;

/** The store's public answer. A new answer replaces the first. */
export function AnswerForm({ question: { id, asker, answer }, onClose }: QuestionFormProps) {
  const { api } = useServices();
  const form = useContractForm(questionAnswerSchema, { text: answer?.text ?? '' });
  const save = useMutation(questionAnswer(api));
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
        label={`Your answer to ${asker}`}
        rows={3}
        hint={
          answer
            ? 'Shown on the product’s page'
            : 'Shown on the product’s page, and mailed to the customer'
        }
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

/** Hides a question from the product’s page, with a reason. */
export function HideForm({ question: { id, asker }, onClose }: QuestionFormProps) {
  const { api } = useServices();
  const form = useContractForm(questionReasonSchema, { reason: '' });
  const hide = useMutation(questionHiding(api));
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
        label={`Why you hide the question of ${asker}`}
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
