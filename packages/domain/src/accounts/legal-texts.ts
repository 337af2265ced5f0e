/**
 * The versions of the terms and the privacy notice: the days of their last change. Stored with each
 * consent. Change the day together with the text.
 */
export const legalTexts = { terms: '2026-11-26', privacy: '2026-11-25' } as const;
