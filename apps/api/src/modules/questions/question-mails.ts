import type { NewMail } from '../outbox';

interface AskedQuestion {
  readonly productName: string;
  readonly question: string;
}

/** The first paragraph is also the text of the notification. */
export const questionAskedMail = (
  merchantOrigin: string,
  to: string,
  { productName, question }: AskedQuestion,
): NewMail => ({
  kind: 'question-asked',
  to,
  subject: `A question about ${productName}`,
  text: `${question}\n\nAnswer it in the merchant console. The answer is shown on the product’s page, and the customer gets it by email.`,
  link: `${merchantOrigin}/questions?state=open`,
});

export const questionAnsweredMail = (
  shop: string,
  to: string,
  {
    firstName,
    storeName,
    productId,
    productName,
    question,
    answer,
  }: AskedQuestion & {
    readonly firstName: string;
    readonly storeName: string;
    readonly productId: string;
    readonly answer: string;
  },
): NewMail => ({
  kind: 'question-answered',
  to,
  subject: `${storeName} answered your question about ${productName}`,
  text: `Hello ${firstName},\n\nYou asked: ${question}\n\n${storeName} answered: ${answer}`,
  link: `${shop}/products/${productId}#questions`,
});

export const questionRemovedMail = (
  merchantOrigin: string,
  to: string,
  { productName, question, reason }: AskedQuestion & { readonly reason: string },
): NewMail => ({
  kind: 'question-removed',
  to,
  subject: `A question about ${productName} was removed`,
  text: `${reason}\n\nThe question was: ${question}`,
  link: `${merchantOrigin}/questions?state=hidden`,
});
