export const sendBackEffect =
  'The payee receives your reason by email. The amount can be requested again.';

export const payoutReasons = [
  'The bank account must be checked first.',
  'A dispute about one of the orders is open.',
  'The amount must be checked first.',
];
