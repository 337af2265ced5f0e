const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Escapes `50%_off` into a pattern that matches exactly this text anywhere. */
export const likePattern = (text: string): string => `%${escaped(text)}%`;

/** A pattern that matches exactly this text at the start. */
export const startPattern = (text: string): string => `${escaped(text)}%`;
