import { AppError } from './errors';

/**
 * A provider did not respond, or its response is unusable. `reason` is for staff and logs, the
 * message for users.
 */
export class ProviderUnavailable extends AppError {
  constructor(
    readonly reason: string,
    message = 'The payment provider is not responding right now. Nothing is lost. Try again in a minute.',
  ) {
    super('unavailable', message);
    this.name = 'ProviderUnavailable';
  }
}

/**
 * A provider's response has the wrong shape and is not used. `raw` is the response, for staff to
 * read.
 */
export class UnusableResponse extends ProviderUnavailable {
  constructor(
    reason: string,
    readonly raw: string,
    message?: string,
  ) {
    super(reason, message);
    this.name = 'UnusableResponse';
  }
}

/** The provider rejected the request. A retry helps only after a change. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/**
 * Ignores an unusable response in a job. The response is stored as a payment event and the event is
 * retried instead of the job.
 */
export async function ignoreUnusableResponse(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof UnusableResponse)) throw error;
  }
}
