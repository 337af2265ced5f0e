import { variantLabel } from '@market/domain/catalogue/variants';
import {
  MAX_STOCK_ALERTS,
  type NewStockAlert,
  type StockAlert,
} from '@market/domain/stock-alerts/stock-alert';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { days, hours, type Clock } from '../../platform/clock';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import { hmac, safeEqual } from '../../platform/tokens';
import type { ThrottleService } from '../accounts';
import { readShownVariants, type CatalogueService } from '../catalogue';
import type { OutboxService } from '../outbox';
import { lockStock } from '../stock';
import { backInStockMail } from './stock-alert-mails';
import {
  countAlerts,
  deleteAlert,
  deleteWaitingAlerts,
  endAlerts,
  findBuyableVariant,
  insertAlert,
  findAlertPerson,
  readReachablePeople,
  listWaitingAlerts,
} from './stock-alerts.repository';

/** Limits per network address, and per email address, which may belong to someone else. */
const LIMIT_PER_HOST = { tries: 30, window: hours(1) };
const LIMIT_PER_MAILBOX = { tries: 10, window: days(1) };

/** Emails per transaction. */
const BATCH_SIZE = 200;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly catalogue: Pick<CatalogueService, 'linesFor'>;
  readonly outbox: Pick<OutboxService, 'mails'>;
  readonly throttle: Pick<ThrottleService, 'take'>;
  /** Signs the links that end alerts. */
  readonly secret: string;
  readonly config: Pick<Config, 'origins'>;
}

interface Visitor {
  /** Undefined for guests. */
  readonly userId: string | undefined;
  readonly host: string;
}

export const stockAlertsService = (deps: Deps) => {
  const { db, clock, ids, catalogue, outbox, throttle, secret, config } = deps;
  const signAlertId = (id: string): string => hmac(secret, `stock-alerts.${id}`);

  /**
   * The chosen variant, or the only one. Throws 404 for a product that is not sold, and when none
   * of several variants is chosen.
   */
  const findLine = async (db: Db, { productId, variantId }: NewStockAlert) => {
    const shownVariant = (await readShownVariants(db, variantId ? [] : [productId])).get(productId);
    const wantedVariantId =
      variantId ?? (shownVariant?.hasOthers ? undefined : shownVariant?.variantId);
    const [line] = await catalogue.linesFor(
      db,
      wantedVariantId === undefined ? [] : [{ productId, variantId: wantedVariantId, quantity: 1 }],
    );
    if (!line?.listed) throw notFound('This product');
    return line;
  };

  /**
   * Ends a batch of alerts and writes their emails. Returns true when the batch was full, so more
   * alerts may be waiting. Returns false without any change when the variant cannot be bought.
   */
  const sendBatch = (variantId: string): Promise<boolean> =>
    inTransaction(db, async (db) => {
      const product = await findBuyableVariant(db, variantId);
      if (!product) return false;
      const ended = await endAlerts(db, variantId, { now: clock.now(), limit: BATCH_SIZE });
      const people = await readReachablePeople(
        db,
        ended.flatMap(({ userId }) => userId ?? []),
      );
      const { name, properties, options, productId, storeName } = product;
      const label = variantLabel(properties, options);
      const mailDetails = {
        shop: config.origins.storefront,
        productId,
        storeName,
        name: [name, label].filter(Boolean).join(', '),
      };
      await outbox.mails(
        db,
        ended.flatMap(({ id, userId, email }) => {
          const person = userId === null ? undefined : people.get(userId);
          const recipient = email ?? person?.email;
          const stopToken = `${id}.${signAlertId(id)}`;
          return recipient === undefined
            ? []
            : backInStockMail(mailDetails, {
                to: recipient,
                firstName: person?.firstName,
                stopToken,
              });
        }),
      );
      return ended.length === BATCH_SIZE;
    });

  return {
    async mine(userId: string): Promise<StockAlert[]> {
      const rows = await listWaitingAlerts(db, userId);
      return rows.map(({ options, properties, image, createdAt, ...row }) => ({
        ...row,
        variantLabel: variantLabel(properties, options) || undefined,
        image: image ?? undefined,
        createdAt: createdAt.toISOString(),
      }));
    },

    /**
     * Requests an email to the customer's account or to a guest's address. Idempotent. Throws 404,
     * 409 when the variant is in stock or the customer has too many alerts, 422, and 429.
     */
    async add({ userId, host }: Visitor, wantedVariantId: NewStockAlert): Promise<void> {
      const { email } = wantedVariantId;
      if (userId === undefined && email === undefined)
        throw invalid('email', 'Enter your email address');
      await throttle.take(`stock alert host ${host}`, LIMIT_PER_HOST);
      if (userId === undefined)
        await throttle.take(`stock alert mailbox ${email}`, LIMIT_PER_MAILBOX);
      await inTransaction(db, async (db) => {
        const line = await findLine(db, wantedVariantId);
        // The lock is held until the transaction ends, so that a concurrent restock waits and then
        // finds the alert.
        const available = (await lockStock(db, [line.variantId])).get(line.variantId);
        if (available === undefined || available > 0)
          throw conflict(`${line.name} is in stock. You can order it now.`);
        if (userId !== undefined && (await countAlerts(db, userId)) >= MAX_STOCK_ALERTS)
          throw conflict(
            `You can have at most ${MAX_STOCK_ALERTS} alerts. Remove some in your account first.`,
          );
        await insertAlert(db, {
          id: ids.next(),
          variantId: line.variantId,
          ...(userId === undefined ? { email } : { userId }),
          createdAt: clock.now(),
        });
      });
    },

    async remove(userId: string, id: string): Promise<void> {
      if (!(await deleteAlert(db, userId, id))) throw notFound('This alert');
    },

    /** Ends every alert of the person who received the email. */
    async stop(token: string): Promise<void> {
      const [id = '', signature = ''] = token.split('.');
      const person = safeEqual(signature, signAlertId(id))
        ? await findAlertPerson(db, id)
        : undefined;
      if (!person) throw notFound('This link');
      await deleteWaitingAlerts(db, person);
    },

    /**
     * Emails everyone who waits for a variant, each person once, while the variant can be bought.
     */
    async send(variantId: string): Promise<void> {
      while (await sendBatch(variantId));
    },
  };
};

export type StockAlertsService = ReturnType<typeof stockAlertsService>;
