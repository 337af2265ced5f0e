import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { questionTextSchema } from '@market/domain/questions/question';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { questions } from '../../../shared/endpoints';

interface AskFormProps {
  productId: string;
  storeName: string;
  onSent: () => void;
  onClose: () => void;
}

/** Typed text is kept until the server accepts the question. */
export function QuestionForm({ productId, storeName, onSent, onClose }: AskFormProps) {
  const { api } = useServices();
  const form = useContractForm(questionTextSchema, { text: '' });
  const ask = useMutation(api.mutation(questions('ask'), { quiet: true, invalidates: [] }));
  const { setFocus } = form;
  useEffect(() => {
    setFocus('text');
  }, [setFocus]);
  const submit = form.submit(async ({ text }) => {
    await ask.mutateAsync({ body: { productId, text } });
    onSent();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      {form.formError && <Alert>{form.formError}</Alert>}
      <TextareaField
        control={form.control}
        name="text"
        label={`Your question to ${storeName}`}
        rows={4}
        hint="Shown with your first name once it is answered"
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="ink" type="submit" busy={ask.isPending} busyLabel="Sending…">
          Send question
        </Button>
      </div>
    </form>
  );
}
