/**
 * The versions of the terms and the privacy notice: the dates of their last changes. Stored with
 * each consent. Update the date whenever the text changes.
 */
export const legalTextVersions = { terms: '2026-11-26', privacy: '2026-11-27' } as const;
