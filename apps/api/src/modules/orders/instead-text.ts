/** What somebody may do whose move was refused, by the labels of the statuses. */
export const insteadText = (labels: readonly string[]): string =>
  labels.length === 0
    ? 'There is nothing for you to set now.'
    : `You can set: ${labels.join(', ')}.`;
