export { payoutReference } from './payout-reference';
export { payoutsRoutes } from './payouts.routes';
export { payoutsService, SEND_PAYOUT, type PayoutsService } from './payouts.service';
