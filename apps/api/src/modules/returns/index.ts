import type { Config } from '../../config';
import { orderMails } from '../orders';
import type { ReturnsDeps } from './returns-deps';
import { returnsRoutes } from './returns.routes';
import { returnsService } from './returns.service';

export { returnData } from './personal-data.repository';
export { moveReturns } from './returns.repository';
export { returnTypeName } from './return-mails';
export type { ReturnsService } from './returns.service';

type Deps = Omit<ReturnsDeps, 'mails'> & {
  readonly config: Pick<Config, 'platformName' | 'origins'>;
  /** Signs the links to guests' orders. */
  readonly secret: string;
};

/** Returns and their refunds. */
export function createReturns(deps: Deps) {
  const returns = returnsService({ ...deps, mails: orderMails(deps) });
  return { services: { returns }, routes: [returnsRoutes({ returns })] };
}
