import type { Page } from '@market/domain/paging';
import type { DocumentLink } from '@market/domain/documents/document';
import type {
  NewPartner,
  PartnerDecision,
  PartnerQuery,
  PlatformPartner,
  PlatformPartnerDetail,
} from '@market/domain/shipping/partner';
import type { PartnerRate } from '@market/domain/shipping/partner-earnings';
import type { AuditAction } from '@market/domain/audit/audit';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { hours } from '../../platform/clock';
import type { Clock } from '../../platform/clock';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { AccountsService, ThrottleService } from '../accounts';
import type { AuditService } from '../audit';
import type { PartnersService } from '../delivery';
import type { DocumentsService } from '../documents';
import type { LedgerService } from '../ledger';
import type { OrdersService } from '../orders';
import type { OutboxService } from '../outbox';
import { partnerApprovedMail, partnerSentBackMail } from './partner-mails';
import { toStatus, toApplication, toPartner } from './partner-view';
import {
  findPartner,
  listPartners,
  lockApplication,
  updateApplication,
  type PartnerRow,
} from './partners.repository';

/** Each invitation sends an email to an address that the inviter chooses. */
const INVITATIONS = { tries: 40, window: hours(1) };

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly accounts: Pick<AccountsService, 'createInvited' | 'setDeactivation'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly documents: Pick<DocumentsService, 'partnerLink'>;
  readonly ledger: Pick<LedgerService, 'cashHeldBy' | 'owedToPartner'>;
  readonly orders: Pick<OrdersService, 'unassignAll'>;
  readonly outbox: Pick<OutboxService, 'mail'>;
  readonly partners: Pick<PartnersService, 'update'>;
  readonly throttle: Pick<ThrottleService, 'take'>;
  readonly config: Pick<Config, 'origins' | 'platformName'>;
}

export const platformPartnersService = ({
  db,
  clock,
  accounts,
  audit,
  documents,
  ledger,
  orders,
  outbox,
  partners,
  throttle,
  config: { origins, platformName },
}: Deps) => {
  const getOrThrow = async (within: Db, id: string): Promise<PartnerRow> => {
    const row = await findPartner(within, id);
    if (!row) throw notFound('This shipping partner');
    return row;
  };
  const byId = async (id: string): Promise<PlatformPartnerDetail> => {
    const row = await getOrThrow(db, id);
    return {
      ...toPartner(row),
      application: toApplication(row),
      sharePercent: row.partner.shareBps / 100,
      owed: await ledger.owedToPartner(db, id),
    };
  };

  const record = (
    db: Db,
    principal: Principal,
    action: AuditAction,
    { user, partner }: PartnerRow,
    details: Pick<Parameters<AuditService['record']>[2], 'before' | 'after' | 'reason'>,
  ) =>
    audit.record(db, principal, {
      action,
      subject: 'partner',
      subjectId: user.id,
      subjectName: partner.companyName,
      ...details,
    });

  return {
    byId,

    async list(query: PartnerQuery): Promise<Page<PlatformPartner>> {
      const { rows, count } = await listPartners(db, query);
      return { rows: rows.map(toPartner), count };
    },

    async create(principal: Principal, partner: NewPartner): Promise<PlatformPartnerDetail> {
      await throttle.take(`partner-invitation:${principal.userId}`, INVITATIONS);
      const id = await accounts.createInvited(
        { ...partner, role: 'partner' },
        { invitedBy: principal.name },
        async (db, id) => {
          const row = await getOrThrow(db, id);
          await record(db, principal, 'partner.created', row, {
            after: { company: partner.companyName, email: partner.email },
          });
        },
      );
      if (id === undefined)
        throw invalid(
          'email',
          'This email address already belongs to a shipping partner. Use another one.',
        );
      return byId(id);
    },

    async decide(
      principal: Principal,
      id: string,
      { approved, reviewNote, reviewStep }: PartnerDecision,
    ): Promise<PlatformPartnerDetail> {
      await inTransaction(db, async (db) => {
        const now = clock.now();
        await getOrThrow(db, id);
        await lockApplication(db, id, now);
        const row = await getOrThrow(db, id);
        if (toStatus(row) !== 'submitted')
          throw conflict('This application is not waiting for review. Reload the page.');
        await updateApplication(db, id, {
          status: approved ? 'onboarded' : 'sent_back',
          reviewNote: approved ? null : (reviewNote ?? null),
          reviewStep: approved ? null : (reviewStep ?? null),
          reviewedAt: now,
          reviewedBy: principal.userId,
        });
        if (approved) await partners.update(db, id, { onboarded: true });
        await record(db, principal, approved ? 'partner.approved' : 'partner.sentBack', row, {
          before: { status: 'submitted' },
          after: { status: approved ? 'onboarded' : 'sent back' },
          reason: approved ? undefined : reviewNote,
        });
        const recipient = { ...row.user, companyName: row.partner.companyName };
        await outbox.mail(
          db,
          approved
            ? partnerApprovedMail(recipient, platformName, origins.logistics)
            : partnerSentBackMail(recipient, platformName, `${origins.logistics}/onboarding`, {
                reason: reviewNote ?? '',
                step: reviewStep,
              }),
        );
      });
      return byId(id);
    },

    /**
     * Ends all sessions, and unassigns the orders that are not picked up. Throws 409 when the
     * partner is already deactivated or still has parcels that it picked up.
     */
    async deactivate(
      principal: Principal,
      id: string,
      reason: string,
    ): Promise<PlatformPartnerDetail> {
      await inTransaction(db, async (db) => {
        const row = await getOrThrow(db, id);
        const { companyName } = row.partner;
        if (row.user.deactivatedAt) throw conflict(`${companyName} is already deactivated.`);
        await accounts.setDeactivation(db, id, reason);
        const unassigned = await orders.unassignAll(db, principal, { id, name: companyName });
        await record(db, principal, 'partner.deactivated', row, {
          after: { ordersToAssignAgain: unassigned },
          reason,
        });
      });
      return byId(id);
    },

    async reactivate(principal: Principal, id: string): Promise<PlatformPartnerDetail> {
      await inTransaction(db, async (db) => {
        const row = await getOrThrow(db, id);
        if (!row.user.deactivatedAt)
          throw conflict(`${row.partner.companyName} is already active.`);
        await accounts.setDeactivation(db, id, undefined);
        await record(db, principal, 'partner.reactivated', row, {});
      });
      return byId(id);
    },

    /** Changes the rate for orders that are assigned from now on. */
    async changeRate(
      principal: Principal,
      id: string,
      { sharePercent }: PartnerRate,
    ): Promise<PlatformPartnerDetail> {
      await inTransaction(db, async (db) => {
        await lockApplication(db, id, clock.now());
        const row = await getOrThrow(db, id);
        await partners.update(db, id, { shareBps: Math.round(sharePercent * 100) });
        await record(db, principal, 'partner.rateChanged', row, {
          before: { percent: row.partner.shareBps / 100 },
          after: { percent: sharePercent },
        });
      });
      return byId(id);
    },

    document: (id: string, documentId: string): Promise<DocumentLink> =>
      documents.partnerLink(id, documentId),
  };
};

export type PlatformPartnersService = ReturnType<typeof platformPartnersService>;
