import type { ContactMessage } from '@market/domain/support/contact-message';

interface ReceivedMessage {
  readonly reference: string;
  readonly message: ContactMessage;
}

export const supportMail = (
  to: string,
  { reference, message: { name, email, phoneNumber, subject, message } }: ReceivedMessage,
) => ({
  kind: 'contact-message',
  to,
  subject: `${reference}: ${subject}`,
  text: `From ${name}, ${email}${phoneNumber ? `, ${phoneNumber}` : ''}:\n\n${message}`,
});

/** Does not quote the message, so that the form cannot be used to send text to strangers. */
export const acknowledgementMail = (
  platformName: string,
  { reference, message: { email } }: ReceivedMessage,
) => ({
  kind: 'contact-acknowledgement',
  to: email,
  subject: `We received your message (${reference})`,
  text: `Hello,\n\nThank you for contacting ${platformName}. We reply within one working day. Quote ${reference} if you contact us about this again.\n\nIf you did not contact us, ignore this email.`,
});
