import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@market/console/forms/reason-dialog';
import type { PlatformQuestion } from '@market/domain/questions/question';
import { useServices } from '@market/web-kit/services';
import { removeQuestion } from '../questions.queries';

interface RemoveQuestionProps {
  question: PlatformQuestion;
  onClose: () => void;
}

export function RemoveQuestion({ question, onClose }: RemoveQuestionProps) {
  const { api } = useServices();
  const remove = useMutation(removeQuestion(api));
  const { id, asker, store, text } = question;
  return (
    <ReasonDialog
      title={`Remove ${asker}’s question?`}
      description={`The question is removed from the product’s page permanently. ${store.name} receives your reason by email.`}
      variant="danger"
      label="Reason, sent to the store"
      hint="For example: personal data"
      confirmLabel="Remove question"
      busyLabel="Removing…"
      onSend={(reason) => remove.mutateAsync({ params: { id }, body: { reason } })}
      onClose={onClose}
    >
      <blockquote className="border-l-2 border-line-strong pl-4 text-sm break-words">
        {text}
      </blockquote>
    </ReasonDialog>
  );
}
