import { hasResource, type Resource, type Role, type UserType } from '../accounts/roles';

interface Topic {
  /** The topic's label in the email preferences: "New and cancelled orders". */
  readonly label: string;
  readonly userTypes: readonly UserType[];
  /** The permission that store staff and admins need to be notified. */
  readonly resource?: Resource;
  /** required: cannot be turned off. optional: each person decides. */
  readonly mail: 'required' | 'optional';
  /** The kinds of event, which are also the kinds of their emails. */
  readonly kinds: readonly string[];
}

/**
 * What people are notified about. Each person chooses which of the optional topics also arrive by
 * email.
 */
export const notificationTopics = {
  orders: {
    label: 'New and cancelled orders',
    userTypes: ['merchant'],
    resource: 'orders',
    mail: 'optional',
    kinds: ['order-received', 'order-address-changed', 'order-cancelled-merchant'],
  },
  stock: {
    label: 'Low stock',
    userTypes: ['merchant'],
    resource: 'products',
    mail: 'optional',
    kinds: ['low-stock'],
  },
  products: {
    label: 'Decisions on products',
    userTypes: ['merchant'],
    resource: 'products',
    mail: 'optional',
    kinds: ['product-approved', 'product-rejected', 'product-added'],
  },
  questions: {
    label: 'Questions about your products',
    userTypes: ['merchant'],
    resource: 'store',
    mail: 'optional',
    kinds: ['question-asked', 'question-removed'],
  },
  returns: {
    label: 'Requested and withdrawn returns',
    userTypes: ['merchant'],
    resource: 'returns',
    mail: 'optional',
    kinds: ['return-requested', 'return-withdrawn', 'return-charged'],
  },
  payouts: {
    label: 'Payouts',
    userTypes: ['merchant', 'partner'],
    resource: 'payouts',
    mail: 'optional',
    kinds: ['payout-approved', 'payout-paid'],
  },
  failedPayouts: {
    label: 'Failed payouts',
    userTypes: ['merchant', 'partner'],
    resource: 'payouts',
    mail: 'required',
    kinds: ['payout-failed', 'payout-sent-back'],
  },
  money: {
    label: 'Disputes and bank account changes',
    userTypes: ['merchant'],
    resource: 'payouts',
    mail: 'required',
    kinds: ['dispute-held', 'dispute-won', 'dispute-lost', 'bank-account-changed'],
  },
  store: {
    label: 'Decisions on the store and its hub',
    userTypes: ['merchant'],
    resource: 'store',
    mail: 'required',
    kinds: [
      'store-live',
      'store-rejected',
      'store-suspended',
      'store-resumed',
      'hub-approved',
      'hub-declined',
    ],
  },
  storeApprovals: {
    label: 'Stores waiting for approval',
    userTypes: ['admin'],
    resource: 'stores',
    mail: 'optional',
    kinds: ['store-submitted'],
  },
  partnerApprovals: {
    label: 'Shipping partners waiting for review',
    userTypes: ['admin'],
    resource: 'partners',
    mail: 'optional',
    kinds: ['partner-submitted'],
  },
  onboarding: {
    label: 'Decisions on your application',
    userTypes: ['partner'],
    mail: 'required',
    kinds: ['partner-approved', 'partner-sent-back'],
  },
  refunds: {
    label: 'Received returns',
    userTypes: ['admin'],
    resource: 'returns',
    mail: 'optional',
    kinds: ['return-to-refund'],
  },
  declined: {
    label: 'Declined deliveries',
    userTypes: ['admin'],
    resource: 'orders',
    mail: 'optional',
    kinds: ['delivery-declined'],
  },
  disputes: {
    label: 'New disputes',
    userTypes: ['admin'],
    resource: 'payouts',
    mail: 'required',
    kinds: ['dispute-opened'],
  },
  transfers: {
    label: 'Failed transfers',
    userTypes: ['admin'],
    resource: 'payouts',
    mail: 'optional',
    kinds: ['transfer-failed'],
  },
  deliveries: {
    label: 'Delivery offers and changes',
    userTypes: ['partner', 'admin'],
    mail: 'optional',
    kinds: [
      'delivery-offered',
      'delivery-reassigned',
      'delivery-cancelled',
      'delivery-returned',
      'pick-up-moved',
    ],
  },
} as const satisfies Record<string, Topic>;

export type NotificationTopic = keyof typeof notificationTopics;
export const notificationTopicIds = [
  'orders',
  'stock',
  'products',
  'questions',
  'returns',
  'payouts',
  'failedPayouts',
  'money',
  'store',
  'storeApprovals',
  'partnerApprovals',
  'onboarding',
  'refunds',
  'declined',
  'disputes',
  'transfers',
  'deliveries',
] as const satisfies readonly NotificationTopic[];

/** The topic of a kind of event; undefined for emails that are not notifications. */
export function findTopic(kind: string): NotificationTopic | undefined {
  return notificationTopicIds.find((id) =>
    notificationTopics[id].kinds.some((each) => each === kind),
  );
}

export const getTopic = (id: NotificationTopic): Topic => notificationTopics[id];

/** The only topic of each platform role that does not depend on permissions. */
const topicsOfRoles: Partial<Record<Role, NotificationTopic>> = {
  approver: 'storeApprovals',
  scheduler: 'declined',
  dispatcher: 'deliveries',
};

interface Person {
  readonly role: Role;
  readonly userType: UserType;
  readonly resources: readonly Resource[];
  readonly ownsPartner: boolean;
}

/**
 * Riders are notified about deliveries, the owner of a shipping partner about everything, and
 * admins and store staff about what they have the permission for.
 */
export function isNotifiedAbout(id: NotificationTopic, person: Person): boolean {
  const { role, userType, resources, ownsPartner } = person;
  const { userTypes, resource } = getTopic(id);
  if (!userTypes.includes(userType)) return false;
  const only = topicsOfRoles[role];
  if (only) return id === only;
  if (role === 'partner') return ownsPartner || id === 'deliveries';
  return id !== 'deliveries' && hasResource(role, resources, resource);
}
