import {
  nextPartnerOnboardingStep,
  type PartnerApplication,
  type PartnerOnboarding,
} from '@market/domain/shipping/partner-onboarding';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requirePartner, type PartnerScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { BankingService } from '../banking';
import type { PartnersService } from '../delivery';
import type { DocumentsService } from '../documents';
import type { OutboxService } from '../outbox';
import { toApplication } from './partner-view';
import { findPartner, lockApplication, updateApplication } from './partners.repository';
import type { PartnerBankRow } from './partners.tables';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly banking: Pick<BankingService, 'identify'>;
  readonly documents: Pick<DocumentsService, 'assertOwn'>;
  readonly partners: Pick<PartnersService, 'setCompany'>;
  readonly outbox: Pick<OutboxService, 'mailDeciders'>;
}

const lockedMessages = {
  submitted: 'We are reviewing your application. You can change it only if we send it back.',
  onboarded: 'Your company is already approved. Contact us to change its details.',
} as const;

const missingMessages = {
  company: 'Save your company first',
  bankDetails: 'Save your bank account first',
} as const;

export const partnerOnboardingService = ({
  db,
  clock,
  banking,
  documents,
  partners,
  outbox,
}: Deps) => {
  const application = async (principal: Principal): Promise<PartnerApplication> => {
    const row = await findPartner(db, requirePartner(principal).partnerId);
    if (!row) throw notFound('Your company');
    return toApplication(row);
  };

  const identify = async (
    principal: Principal,
    { bankCode, accountNumber, branch, type, code }: NonNullable<PartnerOnboarding['bankDetails']>,
  ): Promise<PartnerBankRow> => ({
    ...(await banking.identify(
      principal,
      { bankCode, accountNumber },
      { bankCode: 'bankDetails.bankCode', accountNumber: 'bankDetails.accountNumber' },
    )),
    branch,
    type,
    code,
  });

  const assertOwnDocuments = async (
    db: Db,
    scope: PartnerScope,
    { companyDocument, insuranceDocument }: NonNullable<PartnerOnboarding['certification']>,
  ) => {
    for (const [field, url] of Object.entries({ companyDocument, insuranceDocument }))
      await documents.assertOwn(db, scope, `certification.${field}`, url);
  };

  return {
    application,

    /**
     * Saves the steps of the request. The certification step submits the application, and requires
     * that all other steps are complete. Throws 422, 429, and 409 while the application is in
     * review and once it is approved.
     */
    async save(
      principal: Principal,
      { company, bankDetails, certification }: PartnerOnboarding,
    ): Promise<PartnerApplication> {
      const { partnerId } = requirePartner(principal);
      // The bank is called before the transaction, because the call goes over the network.
      const account = bankDetails && (await identify(principal, bankDetails));
      await inTransaction(db, async (db) => {
        const now = clock.now();
        const before = await lockApplication(db, partnerId, now);
        if (!before) throw notFound('Your company');
        const { status } = before;
        if (status === 'submitted' || status === 'onboarded')
          throw conflict(lockedMessages[status]);
        const saved = {
          company: company ?? before.company,
          bankDetails: account ?? before.bankDetails,
          certification: certification ?? before.certification,
        };
        if (certification) {
          await assertOwnDocuments(db, { partnerId }, certification);
          const step = nextPartnerOnboardingStep(saved);
          if (step === 'company' || step === 'bankDetails')
            throw invalid(step, missingMessages[step]);
        }
        await updateApplication(db, partnerId, {
          ...saved,
          savedAt: now,
          ...(certification && { status: 'submitted', submittedAt: now }),
        });
        if (company) await partners.setCompany(db, partnerId, company);
        if (certification)
          await outbox.mailDeciders(db, 'partnerApprovals', {
            kind: 'partner-submitted',
            subject: `${saved.company?.companyName ?? principal.name} is waiting for review`,
            text:
              status === 'sent_back'
                ? 'The application was submitted again. Check what has changed.'
                : 'This is a new shipping partner. Check its certificates and bank account.',
            path: `/partners/${partnerId}`,
          });
      });
      return application(principal);
    },
  };
};

export type PartnerOnboardingService = ReturnType<typeof partnerOnboardingService>;
