import { useMutation } from '@tanstack/react-query';
import * as contact from '@market/api-client/contract/main/contact';
import { contactMessageSchema, type ContactMessage } from '@market/domain/support/contact-message';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextareaField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';

interface ContactFormProps {
  /** The initial values: the sender, if signed in, and the subject. */
  defaults: Partial<ContactMessage>;
  onSent: (sent: { reference: string; email: string }) => void;
}

/** The contact form. Typed text is kept until the message was accepted. */
export function ContactForm({ defaults, onSent }: ContactFormProps) {
  const { api } = useServices();
  const form = useContractForm(contactMessageSchema, {
    name: '',
    email: '',
    subject: '',
    message: '',
    ...defaults,
  });
  const send = useMutation(api.mutation(contact.send, { quiet: true, invalidates: [] }));
  const submit = form.submit(async (body) => {
    const { reference } = await send.mutateAsync({ body });
    onSent({ reference, email: body.email });
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {form.formError && <Alert>{form.formError}</Alert>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField control={form.control} name="name" label="Your name" autoComplete="name" />
        <TextField
          control={form.control}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <TextField
        control={form.control}
        name="phoneNumber"
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
      />
      <TextField control={form.control} name="subject" label="What it is about" maxLength={140} />
      <TextareaField control={form.control} name="message" label="Your message" rows={6} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="justify-self-start max-sm:w-full"
        busy={send.isPending}
        busyLabel="Sending…"
      >
        Send message
      </Button>
    </form>
  );
}
