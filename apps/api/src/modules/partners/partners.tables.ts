import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type {
  PartnerCertification,
  PartnerCompany,
  PartnerOnboardingStep,
} from '@market/domain/shipping/partner-onboarding';
import { instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';

/** The names come from the bank service, never from a form. */
export interface PartnerBankRow {
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly branch?: string | undefined;
  readonly type?: 'swift' | 'sort' | 'iban' | undefined;
  readonly code?: string | undefined;
}

export const partnerApplicationsTable = pgTable(
  'partner_applications',
  {
    partnerId: uuid('partner_id')
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    status: text('status')
      .$type<'onboarding' | 'submitted' | 'sent_back' | 'onboarded'>()
      .notNull()
      .default('onboarding'),
    company: jsonb('company').$type<PartnerCompany>(),
    bankDetails: jsonb('bank_details').$type<PartnerBankRow>(),
    certification: jsonb('certification').$type<PartnerCertification>(),
    savedAt: instant('saved_at').notNull(),
    submittedAt: instant('submitted_at'),
    reviewNote: text('review_note'),
    /** The step that must change, if the platform named one. */
    reviewStep: text('review_step').$type<PartnerOnboardingStep>(),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: uuid('reviewed_by'),
  },
  (t) => [index('partner_applications_status').on(t.status, t.submittedAt)],
);
