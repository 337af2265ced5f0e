/** Escapes `50%_off` into a pattern that matches exactly this text anywhere. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
