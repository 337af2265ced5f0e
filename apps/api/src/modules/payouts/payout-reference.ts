/** What merchant, platform and provider call a payout; made from the random end of an id, short enough to read out. */
export const payoutReference = (id: string): string => `payout-${id.slice(-12)}`;
