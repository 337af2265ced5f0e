import { fullName } from '@market/domain/accounts/person-name';
import type { PlatformPartner } from '@market/domain/shipping/partner';
import type { PartnerApplication, PartnerStatus } from '@market/domain/shipping/partner-onboarding';
import type { PartnerProfile } from '@market/domain/shipping/partner-profile';
import type { PartnerRow } from './partners.repository';

export function toStatus({ user, partner, application }: PartnerRow): PartnerStatus {
  if (user.deactivatedAt) return 'deactivated';
  if (!user.confirmedAt) return 'invited';
  if (partner.onboarded) return 'onboarded';
  return application?.status ?? 'onboarding';
}

export function toApplication(row: PartnerRow): PartnerApplication {
  const { application } = row;
  const bankDetails = application?.bankDetails;
  return {
    partnerId: row.user.id,
    status: toStatus(row),
    company: application?.company ?? undefined,
    bankDetails: bankDetails
      ? {
          bankCode: bankDetails.bankCode,
          bankName: bankDetails.bankName,
          accountName: bankDetails.accountName,
          accountNumberLast4: bankDetails.accountNumber.slice(-4),
          branch: bankDetails.branch,
          type: bankDetails.type,
          code: bankDetails.code,
        }
      : undefined,
    certification: application?.certification ?? undefined,
    savedAt: application?.savedAt.toISOString(),
    submittedAt: application?.submittedAt?.toISOString(),
    reviewNote: application?.reviewNote ?? undefined,
    reviewStep: application?.reviewStep ?? undefined,
    reviewedAt: application?.reviewedAt?.toISOString(),
  };
}

const getPhoneNumber = ({ user, partner }: PartnerRow): string | undefined =>
  partner.phoneNumber ?? user.phoneNumber ?? undefined;

export const toProfile = (row: PartnerRow): PartnerProfile => ({
  companyName: row.partner.companyName,
  logo: row.partner.logo ?? undefined,
  phoneNumber: getPhoneNumber(row),
});

export function toPartner(row: PartnerRow): PlatformPartner {
  const { user, partner, application, activeOrders, deliveredOrders } = row;
  return {
    id: user.id,
    companyName: partner.companyName,
    contactName: fullName(user),
    email: user.email,
    logo: partner.logo ?? undefined,
    phoneNumber: getPhoneNumber(row),
    onboarded: partner.onboarded,
    status: toStatus(row),
    activeOrders,
    deliveredOrders,
    createdAt: partner.createdAt.toISOString(),
    submittedAt: application?.submittedAt?.toISOString(),
    deactivationReason: user.deactivationReason ?? undefined,
  };
}
