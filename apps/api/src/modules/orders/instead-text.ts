/** The allowed statuses, as a sentence for a refused transition. */
export const insteadText = (labels: readonly string[]): string =>
  labels.length === 0
    ? 'There is nothing for you to set now.'
    : `You can set: ${labels.join(', ')}.`;
