import * as z from 'zod/mini';
import { ProviderUnavailable, UnusableResponse } from './provider-errors';

/** Replies are read up to this length. All documented ones are much shorter. */
const MAX_ANSWER_BYTES = 1_000_000;

/** `status` tells whether the request succeeded, not whether money moved. */
const envelopeSchema = z.object({ status: z.literal(true), data: z.unknown() });
/** An error may have a code in addition to its message. */
const failureSchema = z.object({
  status: z.literal(false),
  message: z.string(),
  code: z.catch(z.optional(z.string()), undefined),
});

/** Paystack understood the request and rejected it. */
export class PaystackFailure extends Error {
  override readonly name = 'PaystackFailure';
  constructor(
    message: string,
    readonly code: string | undefined,
    readonly status: number,
  ) {
    super(`Paystack: ${message}`);
  }
}

export interface PaystackOptions {
  readonly secretKey: string;
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
}

/**
 * Calls Paystack and returns the parsed `data`. Throws `PaystackFailure` when Paystack rejects the
 * request, `UnusableResponse` when the reply does not match its schema, and `ProviderUnavailable`
 * without a reply: timeout, lost connection, 5xx, wrong key, rate limit. Does not follow redirects.
 */
export const paystackClient =
  ({ secretKey, baseUrl = 'https://api.paystack.co', timeoutMs = 10_000 }: PaystackOptions) =>
  async <S extends z.core.$ZodType>(
    schema: S,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<z.output<S>> => {
    const { status, text } = await send(baseUrl + path, {
      method,
      redirect: 'manual',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status >= 500) throw new ProviderUnavailable(`Paystack answered with status ${status}`);
    const answer = parseJson(text);
    const failure = failureSchema.safeParse(answer);
    if (status === 401 || status === 403 || status === 429)
      throw new ProviderUnavailable(
        `Paystack answered with status ${status}: ${failure.data?.message ?? 'no reason given'}`,
      );
    if (failure.success)
      throw new PaystackFailure(failure.data.message.slice(0, 300), failure.data.code, status);
    if (status < 200 || status >= 300)
      throw new UnusableResponse(`An answer with status ${status} and no error message`, text);
    const envelope = envelopeSchema.safeParse(answer);
    if (!envelope.success)
      throw new UnusableResponse(
        text === ''
          ? 'An empty answer'
          : `Not an answer from Paystack’s API: ${issuesText(envelope.error)}`,
        text,
      );
    const data = z.safeParse(schema, envelope.data.data);
    if (!data.success) throw new UnusableResponse(issuesText(data.error), text);
    return data.data;
  };

async function send(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await readText(response) };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(
      `No answer from Paystack: ${error instanceof Error ? error.message : 'unknown error'}`,
    );
  }
}

async function readText({ body }: Response): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    chunks.push(chunk);
    if (size > MAX_ANSWER_BYTES)
      throw new UnusableResponse(
        'An answer of more than 1 MB',
        Buffer.concat(chunks).toString('utf8'),
      );
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Ids are 64-bit numbers, which JavaScript would round, so long ones become strings first.
 * Undefined when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/("id"\s*:\s*)(\d{16,})(?=\s*[,}])/g, '$1"$2"'));
  } catch {
    return undefined;
  }
}

/** `amount: expected number`, for staff. */
export const issuesText = ({ issues }: z.core.$ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
    .join('; ');
