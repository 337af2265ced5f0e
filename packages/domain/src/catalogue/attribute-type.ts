// A separate file, because shoppers' pages need these names, but no schema of an attribute.

export const attributeTypes = ['number', 'choice', 'yesNo'] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** Which number is better when products are compared. */
export const betterDirections = ['none', 'more', 'less'] as const;
export type BetterDirection = (typeof betterDirections)[number];
