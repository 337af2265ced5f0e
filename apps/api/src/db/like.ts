/** `50%_off` to a pattern that finds exactly this text anywhere: what people type holds no wildcards. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
