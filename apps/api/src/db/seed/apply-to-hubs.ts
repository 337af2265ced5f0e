import type { AppServices } from '../../compose';
import { addMilliseconds, days, hours } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import { hubsTable } from '../schema';
import { demoHubs, demoHubApplications } from './demo-hubs';
import type { People } from './members';
import type { OpenStore } from './open-stores';
import type { Timeline } from './timeline';

interface Deps {
  readonly db: Db;
  readonly services: Pick<AppServices, 'hubs'>;
  readonly ids: Ids;
  readonly people: People;
  readonly stores: readonly OpenStore[];
  readonly timeline: Timeline;
}

/** Stores apply to join hubs; an admin decides the next day. Returns the stores with their hubs. */
export async function applyToHubs({
  db,
  services: { hubs },
  ids,
  people,
  stores,
  timeline,
}: Deps): Promise<readonly OpenStore[]> {
  const rows = demoHubs.map((hub) => ({ ...hub, id: ids.next() }));
  await db.insert(hubsTable).values(rows);
  const hubsByStore = new Map<string, NonNullable<OpenStore['hub']>>();
  for (const { store: key, hub, note, daysAgo, outcome } of demoHubApplications) {
    const store = stores.find((each) => each.key === key);
    const joinedHub = rows.find(({ name }) => name === hub);
    if (!store || !joinedHub) throw new Error(`${key} cannot apply to the ${hub}`);
    const { storeId } = store;
    const applied = addMilliseconds(timeline.end, -days(daysAgo));
    timeline.at(applied, async () => {
      await hubs.apply(store, { hubId: joinedHub.id, note });
    });
    if (outcome === undefined) continue;
    const decided = addMilliseconds(applied, hours(20));
    if (outcome === 'approved') hubsByStore.set(key, { ...joinedHub, since: decided });
    timeline.at(decided, async () => {
      await (outcome === 'approved'
        ? hubs.approve(people.admin, { storeId })
        : hubs.decline(people.admin, { storeId, reviewNote: outcome.declined }));
    });
  }
  return stores.map((store) => {
    const hub = hubsByStore.get(store.key);
    return hub ? { ...store, hub } : store;
  });
}
