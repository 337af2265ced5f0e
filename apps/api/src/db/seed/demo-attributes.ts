import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import { toCategoryId } from '../reference/category-tree';
import { categoryAttributesTable } from '../schema';
import type { DemoAttributes } from './define-attributes';
import { homeAttributes } from './demo-home-attributes';
import { meterAttributes } from './demo-meter-attributes';
import { powerAttributes } from './demo-power-attributes';
import { toolAttributes } from './demo-tool-attributes';

/** What merchants state about products of the demo's categories. */
export const demoAttributes: readonly DemoAttributes[] = [
  ...powerAttributes,
  ...meterAttributes,
  ...homeAttributes,
  ...toolAttributes,
];

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Defines what merchants state about products of each category. Inserts the same rows as the
 * service, but in bulk.
 */
export async function addAttributes({ db, clock, ids }: Deps): Promise<void> {
  await db.insert(categoryAttributesTable).values(
    demoAttributes.flatMap(({ path, groups }) =>
      groups
        .flatMap(([groupName, ...attributes]) =>
          attributes.map((attribute) => ({ ...attribute, groupName })),
        )
        .map((attribute, position) => ({
          ...attribute,
          unit: attribute.unit ?? null,
          id: ids.next(),
          categoryId: toCategoryId(...path),
          position,
          createdAt: clock.now(),
        })),
    ),
  );
}
