import type {
  Hub,
  HubApplication,
  HubRefusal,
  HubStore,
  NewHubApplication,
} from '@market/domain/hubs/hub';
import { fullName } from '@market/domain/accounts/person-name';
import type { Page } from '@market/domain/paging';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { AuditService } from '../audit';
import type { OutboxService } from '../outbox';
import { hubApprovedMail, hubDeclinedMail } from './hub-mails';
import {
  listApplications,
  decideApplication,
  deleteApplication,
  findApplication,
  insertApplication,
  isHub,
  isOpenStore,
  listHubs,
  type ApplicationDetails,
  type HubRow,
} from './hubs.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: OutboxService;
  readonly config: Pick<Config, 'origins'>;
  readonly audit: Pick<AuditService, 'record'>;
}

interface ListQuery {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | undefined;
}

export const hubsService = ({ db, clock, outbox, config, audit }: Deps) => {
  const link = `${config.origins.merchant}/store/hub`;

  const getOrThrow = async (scope: StoreScope, within: Db = db): Promise<ApplicationDetails> => {
    const file = await findApplication(within, scope);
    if (!file) throw notFound('This hub application');
    return file;
  };

  const decide = (
    principal: Principal,
    scope: StoreScope,
    decision: Pick<HubRefusal, 'reviewNote'> | 'approved',
  ): Promise<HubApplication> =>
    inTransaction(db, async (db) => {
      const [status, reviewNote] =
        decision === 'approved'
          ? (['approved', null] as const)
          : (['declined', decision.reviewNote] as const);
      const isDecided = await decideApplication(db, scope, {
        status,
        reviewNote,
        decidedAt: clock.now(),
        decidedBy: principal.userId,
      });
      const file = await getOrThrow(scope, db);
      if (!isDecided) throw conflict('This application has already been decided. Reload the page.');
      await audit.record(db, principal, {
        action: reviewNote === null ? 'hub.approved' : 'hub.declined',
        subject: 'store',
        subjectId: file.store.id,
        subjectName: file.store.storeName,
        before: { application: 'pending' },
        after: { application: status, hub: file.hub.name },
        reason: reviewNote ?? undefined,
      });
      await outbox.mail(
        db,
        reviewNote === null ? hubApprovedMail(file, link) : hubDeclinedMail(file, link, reviewNote),
      );
      return toApplication(file);
    });

  const page = async (
    status: HubApplication['status'],
    query: ListQuery,
  ): Promise<Page<HubStore>> => {
    const { rows, count } = await listApplications(db, { ...query, status });
    return { rows: rows.map(toHubStore), count };
  };

  return {
    list: async (): Promise<Hub[]> => (await listHubs(db)).map(toHub),

    async application(scope: StoreScope): Promise<{ application: HubApplication | undefined }> {
      const file = await findApplication(db, scope);
      return { application: file && toApplication(file) };
    },

    async apply(scope: StoreScope, { hubId, note }: NewHubApplication): Promise<HubApplication> {
      if (!(await isOpenStore(db, scope)))
        throw conflict('Your store can apply to a hub once it is live.');
      if (!(await isHub(db, hubId))) throw invalid('hubId', 'Choose a hub from the list');
      if (
        !(await insertApplication(db, {
          ...scope,
          hubId,
          note: note || null,
          appliedAt: clock.now(),
        }))
      )
        throw conflict('Your store already has a hub application. Withdraw it first.');
      return toApplication(await getOrThrow(scope));
    },

    async withdraw(scope: StoreScope): Promise<void> {
      if (!(await deleteApplication(db, scope))) throw notFound('This hub application');
    },

    applications: (query: ListQuery): Promise<Page<HubStore>> => page('pending', query),
    approved: (query: ListQuery): Promise<Page<HubStore>> => page('approved', query),

    approve: (principal: Principal, { storeId }: StoreScope): Promise<HubApplication> =>
      decide(principal, { storeId }, 'approved'),
    decline: (principal: Principal, { storeId, reviewNote }: HubRefusal): Promise<HubApplication> =>
      decide(principal, { storeId }, { reviewNote }),
  };
};

export type HubsService = ReturnType<typeof hubsService>;

const toHub = ({ id, name, phoneNumber, street, city, state }: HubRow): Hub => ({
  id,
  name,
  phoneNumber,
  address: { street, city, state, country: 'Nigeria' },
});

const toApplication = ({ application, hub, store }: ApplicationDetails): HubApplication => ({
  storeId: store.id,
  storeName: store.storeName,
  hub: toHub(hub),
  status: application.status,
  note: application.note ?? undefined,
  reviewNote: application.reviewNote ?? undefined,
  appliedAt: application.appliedAt.toISOString(),
  decidedAt: application.decidedAt?.toISOString(),
});

const toHubStore = (file: ApplicationDetails): HubStore => ({
  ...toApplication(file),
  merchantName: fullName(file.merchant),
  email: file.merchant.email,
  storePhoneNumber: file.store.storePhoneNumber ?? undefined,
  city: file.store.city ?? undefined,
  state: file.store.state ?? undefined,
});
