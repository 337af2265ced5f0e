import type { Page } from '@market/domain/paging';
import type { Partner } from '@market/domain/shipping/partner';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import {
  findRider,
  listPartners,
  setCompany,
  updatePartner,
  type PartnersQuery,
} from './partners.repository';
import { riderPlansService } from './rider-plans.service';

/** Shipping partners, and others who can carry an order. */
export const partnersService = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => ({
  ...riderPlansService({ db, clock }),
  findRider,
  update: updatePartner,
  setCompany,

  async list(query: PartnersQuery): Promise<Page<Partner>> {
    const { rows, count } = await listPartners(db, query);
    return {
      rows: rows.map(({ phoneNumber, ...partner }) => ({
        ...partner,
        ...(phoneNumber !== null && { phoneNumber }),
      })),
      count,
    };
  },
});

export type PartnersService = ReturnType<typeof partnersService>;
