// A separate file, because shoppers' pages need these names, but no schema of an attribute.

export const attributeTypes = ['number', 'choice', 'yesNo'] as const;
export type AttributeType = (typeof attributeTypes)[number];

export const attributeTypeLabels: Readonly<Record<AttributeType, string>> = {
  number: 'Number',
  choice: 'Choice',
  yesNo: 'Yes or no',
};

/** Which number is better when products are compared. */
export const betterDirections = ['none', 'more', 'less'] as const;
export type BetterDirection = (typeof betterDirections)[number];

export const betterDirectionLabels: Readonly<Record<BetterDirection, string>> = {
  none: 'Neither',
  more: 'Higher',
  less: 'Lower',
};
