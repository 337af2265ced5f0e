import type { AccountDeletion, PersonalDataFile } from '@market/domain/accounts/personal-data';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import {
  countPersonalData,
  readPersonalData,
  type DataSubject,
  type PersonalData,
} from '../../db/personal-data';
import { inTransaction } from '../../db/transaction';
import { hours, type Clock } from '../../platform/clock';
import { conflict, notFound } from '../../platform/errors';
import { lockAccount, type AccountsService, type ThrottleService } from '../accounts';
import type { OutboxService } from '../outbox';

const COPY_LIMIT = { tries: 5, window: hours(1) };

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'platformName'>;
  readonly accounts: Pick<AccountsService, 'profile' | 'requirePassword' | 'takeOverGuests'>;
  readonly throttle: Pick<ThrottleService, 'take'>;
  readonly outbox: Pick<OutboxService, 'mail'>;
  /** What every module keeps about customers. */
  readonly personalData: () => readonly PersonalData[];
}

export const personalDataService = ({
  db,
  clock,
  config,
  accounts,
  throttle,
  outbox,
  personalData,
}: Deps) => {
  const listObstacles = async (db: Db, subject: DataSubject): Promise<string[]> => {
    const reasons: string[] = [];
    for (const { obstacle } of personalData()) {
      const reason = await obstacle?.(db, subject);
      if (reason !== undefined) reasons.push(reason);
    }
    return reasons;
  };

  const findSubject = async (userId: string): Promise<DataSubject> => {
    const { id, email } = await accounts.profile(userId);
    return { id, email };
  };

  return {
    async copy(userId: string): Promise<PersonalDataFile> {
      await throttle.take(`personal-data:${userId}`, COPY_LIMIT);
      const subject = await findSubject(userId);
      const parts = [];
      for (const data of personalData())
        parts.push({ title: data.title, entries: await readPersonalData(db, data, subject) });
      return {
        platform: config.platformName,
        account: subject.email,
        createdAt: clock.now().toISOString(),
        parts: parts.filter(({ entries }) => entries.length > 0),
      };
    },

    async deletion(userId: string): Promise<AccountDeletion> {
      const subject = await findSubject(userId);
      const parts = [];
      for (const data of personalData())
        parts.push({
          title: data.title,
          fate: data.fate,
          count: await countPersonalData(db, data, subject),
        });
      return {
        obstacles: await listObstacles(db, subject),
        parts: parts.filter(({ count }) => count > 0),
      };
    },

    /**
     * Deletes the account permanently, with the account locked. A payment that is settled before
     * the deletion creates an open order, which prevents the deletion. A payment that is settled
     * afterwards is refunded. Throws 422 on `password`, and 409 with what is still open.
     */
    async remove(userId: string, password: string): Promise<void> {
      const user = await accounts.requirePassword(userId, password);
      const { id, email, firstName } = user;
      await inTransaction(db, async (db) => {
        if (!(await lockAccount(db, id))) throw notFound('Your account');
        await accounts.takeOverGuests(db, user);
        const obstacles = await listObstacles(db, user);
        if (obstacles.length > 0) throw conflict(obstacles.join(' '), { obstacles });
        for (const { erase } of personalData()) await erase?.(db, { id, email }, clock.now());
        await outbox.mail(db, {
          kind: 'account-deleted',
          to: email,
          subject: `Your ${config.platformName} account has been deleted`,
          text: [
            `Hello ${firstName},`,
            'Your account has been deleted, as you asked. You are signed out everywhere, and links that we emailed to you no longer work.',
            'Your reviews and questions stay without your name. Orders, invoices and payments are kept for six years, as tax law requires.',
            'If this was not you, contact us immediately. You can open a new account with this email address at any time.',
          ].join('\n\n'),
        });
      });
    },
  };
};

export type PersonalDataService = ReturnType<typeof personalDataService>;
