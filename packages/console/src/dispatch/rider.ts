import { fullName, type Person } from '@market/domain/accounts/account';
import type { Page } from '@market/domain/paging';
import type { Partner } from '@market/domain/shipping/partner';

/** Who can be given an order: a company or one of our own dispatchers. */
export interface Rider {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

/** Shipping partners as riders to choose from. */
export const partnerRiders = ({ rows, count }: Page<Partner>): Page<Rider> => ({
  rows: rows.map(({ id, companyName, activeOrders, deliveredOrders }) => ({
    id,
    name: companyName,
    detail: `${activeOrders} active, ${deliveredOrders} delivered`,
  })),
  count,
});

/** Dispatchers as riders to choose from. */
export const dispatcherRiders = ({ rows, count }: Page<Person>): Page<Rider> => ({
  rows: rows.map((person) => ({
    id: person.id,
    name: fullName(person),
    detail: person.phoneNumber ?? person.email,
  })),
  count,
});
