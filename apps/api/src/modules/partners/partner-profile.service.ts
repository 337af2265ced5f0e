import type { PartnerProfile, PartnerProfileChange } from '@market/domain/shipping/partner-profile';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requirePartner } from '../../platform/scope';
import { assertImagesHosted } from '../catalogue';
import type { PartnersService } from '../delivery';
import { toProfile } from './partner-view';
import { findPartner } from './partners.repository';

interface Deps {
  readonly db: Db;
  readonly partners: Pick<PartnersService, 'update'>;
}

export const partnerProfileService = ({ db, partners }: Deps) => {
  const get = async (principal: Principal): Promise<PartnerProfile> => {
    const row = await findPartner(db, requirePartner(principal).partnerId);
    if (!row) throw notFound('Your company');
    return toProfile(row);
  };

  return {
    get,

    async update(
      principal: Principal,
      { logo, phoneNumber }: PartnerProfileChange,
    ): Promise<PartnerProfile> {
      if (logo !== undefined) await assertImagesHosted(db, 'logo', [logo]);
      await partners.update(db, requirePartner(principal).partnerId, {
        logo: logo ?? null,
        phoneNumber,
      });
      return get(principal);
    },
  };
};

export type PartnerProfileService = ReturnType<typeof partnerProfileService>;
