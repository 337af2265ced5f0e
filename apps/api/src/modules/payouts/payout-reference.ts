/**
 * The reference that merchant, platform and provider use for a payout: the random end of its id,
 * short enough to read out.
 */
export const payoutReference = (id: string): string => `payout-${id.slice(-12)}`;
