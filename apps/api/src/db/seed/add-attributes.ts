import type { Services } from '../../compose';
import type { Principal } from '../../platform/principal';
import { categoryIdOf } from '../reference/ensure-reference-data';
import { demoAttributes } from './demo-attributes';

/** The platform defines what merchants state about products of each category. */
export async function addAttributes(
  { categoryAttributes }: Pick<Services, 'categoryAttributes'>,
  by: Principal,
): Promise<void> {
  for (const { path, attributes } of demoAttributes)
    for (const attribute of attributes)
      await categoryAttributes.create(by, categoryIdOf(...path), attribute);
}
