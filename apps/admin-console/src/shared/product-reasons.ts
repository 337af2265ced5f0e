/** Common reasons to send a product or its change back. */
export const productReasons = [
  'The pictures do not show the product clearly.',
  'The description is incomplete.',
  'The product is in the wrong category.',
];
