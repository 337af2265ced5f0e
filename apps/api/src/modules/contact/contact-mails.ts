import type { ContactMessage } from '@market/domain/support/contact-message';

interface Letter {
  readonly reference: string;
  readonly message: ContactMessage;
}

/** To the platform's support. */
export const supportMail = (
  to: string,
  { reference, message: { name, email, phoneNumber, subject, message } }: Letter,
) => ({
  kind: 'contact-message',
  to,
  subject: `${reference}: ${subject}`,
  text: `From ${name}, ${email}${phoneNumber ? `, ${phoneNumber}` : ''}:\n\n${message}`,
});

/** Repeats nothing of what was written: nobody can make us send a text of theirs to somebody else. */
export const acknowledgementMail = (
  platformName: string,
  { reference, message: { email } }: Letter,
) => ({
  kind: 'contact-acknowledgement',
  to: email,
  subject: `We have your message (${reference})`,
  text: `Hello,\n\nthank you for writing to ${platformName}. We answer within one working day. Quote ${reference} if you write about it again.\n\nIf you did not write to us, ignore this mail.`,
});
