import type { Services } from '../../compose';
import { after, days, hours } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import { hubsTable } from '../schema';
import { demoHubs, demoHubWishes } from './demo-hubs';
import type { People } from './members';
import type { OpenStore } from './open-stores';
import type { Timeline } from './timeline';

interface Deps {
  readonly db: Db;
  readonly services: Pick<Services, 'hubs'>;
  readonly ids: Ids;
  readonly people: People;
  readonly stores: readonly OpenStore[];
  readonly timeline: Timeline;
}

/** Stores apply to join hubs; an admin decides the next day. */
export async function joinHubs({
  db,
  services: { hubs },
  ids,
  people,
  stores,
  timeline,
}: Deps): Promise<void> {
  const rows = demoHubs.map((hub) => ({ ...hub, id: ids.next() }));
  await db.insert(hubsTable).values(rows);
  for (const { store: key, hub, note, daysAgo, outcome } of demoHubWishes) {
    const store = stores.find((each) => each.key === key);
    const hubId = rows.find(({ name }) => name === hub)?.id;
    if (!store || hubId === undefined) throw new Error(`${key} cannot apply to the ${hub}`);
    const { storeId } = store;
    const applied = after(timeline.end, -days(daysAgo));
    timeline.at(applied, async () => {
      await hubs.apply(store, { hubId, note });
    });
    if (outcome === undefined) continue;
    timeline.at(after(applied, hours(20)), async () => {
      await (outcome === 'approved'
        ? hubs.approve(people.admin, { storeId })
        : hubs.decline(people.admin, { storeId, reviewNote: outcome.declined }));
    });
  }
}
