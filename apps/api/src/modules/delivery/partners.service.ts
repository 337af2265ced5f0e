import type { Page } from '@market/domain/paging';
import type { Partner } from '@market/domain/shipping/partner';
import {
  findRider,
  listRiderPartners,
  setCompany,
  updatePartner,
  type PartnersQuery,
} from './partners.repository';
import { riderPlansService, type RiderPlansDeps } from './rider-plans.service';

export const partnersService = ({ db, clock, audit }: RiderPlansDeps) => ({
  ...riderPlansService({ db, clock, audit }),
  findRider,
  update: updatePartner,
  setCompany,

  async list(query: PartnersQuery): Promise<Page<Partner>> {
    const { rows, count } = await listRiderPartners(db, query);
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
