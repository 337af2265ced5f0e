import { sql, lt } from 'drizzle-orm';
import { allJobs, createModules, type AppDependencies } from '../../compose';
import { createWorker } from '../../modules/outbox';
import { addMilliseconds, days, hours, manualClock } from '../../platform/clock';
import { randomIds } from '../../platform/ids';
import { checkTotals } from './check-totals';
import { setUpHomeSystem } from './set-up-home-system';
import { setUpHomePage } from './set-up-home-page';
import { askQuestions } from './ask-questions';
import { addAttributes } from './demo-attributes';
import { addFitRules } from './demo-fit-rules';
import { changeProducts } from './change-products';
import { addStoreThemes } from './add-store-themes';
import { startRenderingPictures, addProducts } from './add-products';
import { disputePayments } from './dispute-payments';
import { followStores } from './follow-stores';
import { applyToHubs } from './apply-to-hubs';
import { scheduleYear, type TradeVolume } from './schedule-year';
import { signUpPeople } from './members';
import { addCoupons } from './add-coupons';
import { onboardPartners } from './onboard-partners';
import { openStores } from './open-stores';
import { schedulePayOnDeliveryOrders } from './schedule-pay-on-delivery-orders';
import { createDemoPictures } from './pictures';
import { seededRandom } from './random';
import { subscribeStores } from './subscribe-stores';
import { createTimeline } from './timeline';
import { writeReviews } from './write-reviews';
import type { Db } from '../db';
import { notificationsTable } from '../schema';

const SEED = 20_261_120;
const HISTORY_LENGTH = days(365);

interface DemoSize {
  readonly trade: TradeVolume;
  /** The width and height of product pictures in pixels. */
  readonly pictureSize: number;
}

/**
 * Fills an empty database with the demo marketplace: one year, run through the same services as
 * real data, with a clock that starts a year ago and ends at the full hour. Runs in one
 * transaction. Payments use the sandbox provider and no email is sent, whatever is configured.
 */
export async function seedDemo(
  dependencies: AppDependencies,
  { trade, pictureSize }: DemoSize = {
    trade: { baskets: 330, recent: 20 },
    pictureSize: 720,
  },
): Promise<void> {
  const end = toFullHour(dependencies.clock.now());
  const clock = manualClock(addMilliseconds(end, -HISTORY_LENGTH - days(35)));
  const ids = randomIds(clock);
  const random = seededRandom(SEED);
  const { log } = dependencies;
  const config = { ...dependencies.config, smtpUrl: undefined, paystackSecretKey: undefined };

  await dependencies.db.transaction(async (db) => {
    // The joins are already in a good order, and planning them takes the embedded engine longer
    // than running them.
    await db.execute(sql`set local join_collapse_limit = 1`);
    const seedDependencies = { ...dependencies, db, clock, ids, config };
    const { services, modules } = createModules(seedDependencies);
    const pictures = createDemoPictures(services.images, pictureSize);
    startRenderingPictures(pictures);
    const timeline = createTimeline(clock, end);
    const people = await signUpPeople({ db, services, clock, ids, random });
    await onboardPartners({ services, clock, people, timeline });
    await addAttributes({ db, clock, ids });
    await addFitRules(services, people.admin);
    const stores = await openStores({ db, services, clock, people, timeline });
    const goods = await addProducts({
      db,
      services,
      clock,
      ids,
      people,
      stores,
      timeline,
      pictures,
      random,
    });
    changeProducts({ services, goods, people, timeline });
    await addStoreThemes({ services, clock, stores, pictures });
    const storesWithHubs = await applyToHubs({ db, services, ids, people, stores, timeline });
    askQuestions({ services, goods, people, timeline });
    addCoupons({ db, services, stores, timeline });
    subscribeStores({ db, services, stores, timeline });
    schedulePayOnDeliveryOrders({ db, services, clock, people, goods, timeline });
    disputePayments({ db, services, people, stores, timeline });
    const worker = createWorker({ db, clock, log, handlers: allJobs(modules) });
    await scheduleYear({
      db,
      services,
      worker,
      config,
      clock,
      ids,
      people,
      stores: storesWithHubs,
      goods,
      random,
      timeline,
      trade,
    });
    await timeline.play();
    await setUpHomePage({ db, services, stores, curator: people.admin });
    await setUpHomeSystem({ db, services, curator: people.admin });
    await writeReviews({
      db,
      ids,
      random,
      stores,
      demoCustomerId: people.demoCustomer.userId,
      end,
    });
    await followStores({ db, ids, random, people, stores, end });
    await readNotifications(db, end);
    await checkTotals(db, services);
    await db.execute(sql`analyze`);
  });
}

const toFullHour = (time: Date): Date => new Date(Math.floor(time.getTime() / hours(1)) * hours(1));

/** Deletes notifications older than a month, and marks those older than two days as read. */
export async function readNotifications(db: Db, end: Date): Promise<void> {
  await db
    .delete(notificationsTable)
    .where(lt(notificationsTable.createdAt, addMilliseconds(end, -days(30))));
  await db
    .update(notificationsTable)
    .set({ readAt: end })
    .where(lt(notificationsTable.createdAt, addMilliseconds(end, -days(2))));
}
