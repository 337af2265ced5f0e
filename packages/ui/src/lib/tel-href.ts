/** A `tel:` link: `0803 123 4567` becomes `tel:08031234567`. */
export const telHref = (phoneNumber: string): string => `tel:${phoneNumber.replace(/\s/g, '')}`;
