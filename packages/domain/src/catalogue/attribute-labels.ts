import type { AttributeType, BetterDirection } from './attribute-type';

// A separate file, because shoppers' pages do not show these labels.

export const attributeTypeLabels: Readonly<Record<AttributeType, string>> = {
  number: 'Number',
  choice: 'Choice',
  yesNo: 'Yes or no',
};

export const betterDirectionLabels: Readonly<Record<BetterDirection, string>> = {
  none: 'Neither',
  more: 'Higher',
  less: 'Lower',
};
