/** Kinds of store policy. A store has at most one of each. */
export const policyKinds = [
  'returns',
  'shipping',
  'warranty',
  'installation',
  'payment',
  'privacy',
] as const;
export type PolicyKind = (typeof policyKinds)[number];

export const policyKindNames: Readonly<Record<PolicyKind, string>> = {
  returns: 'Returns',
  shipping: 'Delivery',
  warranty: 'Warranty',
  installation: 'Installation',
  payment: 'Payment',
  privacy: 'Privacy',
};
