import type { Config } from '../../config';
import { payloadString, type Payload } from '../../platform/payload';
import { ignoreUnusableResponse } from '../../platform/provider-errors';
import type { DisputesDeps } from './disputes-deps';
import { disputesRoutes } from './disputes.routes';
import { disputesService, SEND_DISPUTE_ANSWER } from './disputes.service';

export { disputeData } from './personal-data.repository';

type Deps = Omit<DisputesDeps, 'seller' | 'admin'> & {
  readonly config: Pick<Config, 'origins'>;
};

/** Payments that customers contest at their bank. */
export function createDisputes({ config, ...deps }: Deps) {
  const { merchant: seller, admin } = config.origins;
  const disputes = disputesService({ ...deps, seller, admin });
  return {
    services: { disputes },
    routes: [disputesRoutes({ disputes })],
    jobs: {
      [SEND_DISPUTE_ANSWER]: (payload: Payload) =>
        ignoreUnusableResponse(disputes.send(payloadString(payload, 'disputeId'))),
    },
  };
}
