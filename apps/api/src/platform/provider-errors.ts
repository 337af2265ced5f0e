import { AppError } from '../http/errors';

/** A provider did not answer, or answered nothing that helps. `reason` is for staff and logs; people read the message. */
export class ProviderUnavailable extends AppError {
  constructor(
    readonly reason: string,
    message = 'The payment provider does not answer right now. Nothing is lost. Try again in a minute.',
  ) {
    super(503, message);
    this.name = 'ProviderUnavailable';
  }
}

/** A provider answered what cannot be believed: nothing is done with it. `raw` is what it sent, for staff to read. */
export class UnusableAnswer extends ProviderUnavailable {
  constructor(
    reason: string,
    readonly raw: string,
    message?: string,
  ) {
    super(reason, message);
    this.name = 'UnusableAnswer';
  }
}

/** The provider understood and said no: asking again helps only when somebody has changed something. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** For jobs: an answer that could not be believed is kept as a payment event, which asks again, so the job need not. */
export async function unlessUnusable(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error;
  }
}
