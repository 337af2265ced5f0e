import * as z from 'zod/mini';
import { useMutation } from '@tanstack/react-query';
import * as contact from '@market/api-client/contract/main/contact';
import { contactMessageSchema, type ContactMessage } from '@market/domain/support/contact-message';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { TextareaField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { NativeSelectField } from '@market/web-kit/native-select-field';
import { useServices } from '@market/web-kit/services';

const subjects = [
  'Delivery',
  'Return or refund',
  'Payment',
  'A product',
  'My account',
  'Selling or delivering',
  'Something else',
] as const;

const noOrder = 'No order';

const formSchema = z.extend(z.omit(contactMessageSchema, { subject: true }), {
  /** The name of an order, or `noOrder`. */
  about: z.string(),
  matter: z.enum(subjects),
});

export interface ContactOrder {
  name: string;
  /** `VM-204871, arriving today` */
  label: string;
}

interface ContactFormProps {
  /** The sender, if signed in. Guests have an email address only. */
  sender: (Pick<ContactMessage, 'email'> & Partial<Pick<ContactMessage, 'name'>>) | undefined;
  orders: readonly ContactOrder[];
  /** The name of the order that is selected initially. */
  about: string | undefined;
  onSent: (sent: { reference: string; email: string }) => void;
}

/** Typed text is kept until the server accepts the message. */
export function ContactForm({ sender, orders, about, onSent }: ContactFormProps) {
  const { api } = useServices();
  const form = useContractForm(formSchema, {
    name: sender?.name ?? '',
    email: sender?.email ?? '',
    about: about ?? noOrder,
    matter: subjects[0],
    message: '',
  });
  const send = useMutation(api.mutation(contact.send, { quiet: true, invalidates: [] }));
  const submit = form.submit(async ({ about: order, matter, ...message }) => {
    const subject = order === noOrder ? matter : `${order}: ${matter}`;
    const { reference } = await send.mutateAsync({ body: { ...message, subject } });
    onSent({ reference, email: message.email });
  });
  const orderLabel =
    about && !orders.some(({ name }) => name === about) ? [{ name: about, label: about }] : [];
  const choices = [...orderLabel, ...orders];
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {form.formError && <Alert>{form.formError}</Alert>}
      {!sender?.name && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField control={form.control} name="name" label="Your name" autoComplete="name" />
          {!sender && (
            <TextField
              control={form.control}
              name="email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </div>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {choices.length > 0 && (
          <NativeSelectField
            control={form.control}
            name="about"
            label="Order or return"
            options={[
              ...choices.map(({ name, label }) => ({ value: name, label })),
              { value: noOrder, label: 'None' },
            ]}
          />
        )}
        <NativeSelectField
          control={form.control}
          name="matter"
          label="Topic"
          options={subjects.map((matter) => ({ value: matter, label: matter }))}
        />
        {choices.length === 0 && (
          <TextField
            control={form.control}
            name="phoneNumber"
            label="Phone number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            optional
          />
        )}
      </div>
      <TextareaField control={form.control} name="message" label="Your message" rows={5} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm break-words text-muted">
          {sender && `We will reply to ${sender.email}.`}
        </p>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          busy={send.isPending}
          busyLabel="Sending…"
        >
          Send message
        </Button>
      </div>
    </form>
  );
}
