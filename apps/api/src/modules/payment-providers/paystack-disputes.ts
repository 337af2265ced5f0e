import { PaystackFailure, type paystackClient } from '../../platform/paystack-client';
import { ProviderUnavailable } from '../../platform/provider-errors';
import { disputeSchema, evidenceSchema, uploadSchema } from './paystack-schemas';
import type { DisputeAnswer } from './provider';

const TIMEOUT_MS = 10_000;

/**
 * Answers a dispute. Sends the staff's text as the message and as a file, because Paystack requires
 * both. When the platform contests the dispute, Paystack also receives the customer's details.
 * Paystack accepts one answer, so when it rejects a second one, it has received the first.
 */
export async function answerDispute(
  call: ReturnType<typeof paystackClient>,
  { disputeId, accepted, amount, note, customer }: DisputeAnswer,
  baseUrl: string | undefined,
): Promise<void> {
  const path = `/dispute/${encodeURIComponent(disputeId)}`;
  const evidence = accepted
    ? undefined
    : await call(evidenceSchema, 'POST', `${path}/evidence`, {
        customer_email: customer.email,
        customer_name: customer.name,
        customer_phone: customer.phone,
        service_details: note,
      });
  const toAnswer = (file: string | undefined) => ({
    resolution: accepted ? 'merchant-accepted' : 'declined',
    message: note,
    refund_amount: accepted ? amount : 0,
    ...(file !== undefined && { uploaded_filename: file }),
    ...(evidence && { evidence: evidence.id }),
  });

  try {
    await call(disputeSchema(disputeId), 'PUT', `${path}/resolve`, toAnswer(await uploadNote()));
  } catch (error) {
    // Paystack has received an earlier attempt whose reply was lost.
    if (
      error instanceof PaystackFailure &&
      (await call(disputeSchema(disputeId), 'GET', path)).status === 'resolved'
    )
      return;
    throw error;
  }

  /** The file's name at Paystack; undefined when Paystack accepts no files. */
  async function uploadNote(): Promise<string | undefined> {
    const upload = await call(
      uploadSchema,
      'GET',
      `${path}/upload_url?upload_filename=${encodeURIComponent(`answer-${disputeId}.txt`)}`,
    ).catch((error: unknown) => {
      if (error instanceof PaystackFailure) return undefined;
      throw error;
    });
    if (!upload || !isPaystackUrl(upload.signedUrl, baseUrl)) return undefined;
    const sent = await fetch(upload.signedUrl, {
      method: 'PUT',
      redirect: 'manual',
      headers: { 'content-type': 'text/plain' },
      body: note,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!sent?.ok) throw new ProviderUnavailable('The evidence could not be uploaded');
    return upload.fileName;
  }
}

/** Files are sent to Paystack or its storage only. */
function isPaystackUrl(url: string, baseUrl = 'https://api.paystack.co'): boolean {
  const { protocol, hostname, origin } = new URL(url);
  return (
    origin === new URL(baseUrl).origin ||
    (protocol === 'https:' && /(^|\.)(amazonaws\.com|paystack\.co)$/.test(hostname))
  );
}
