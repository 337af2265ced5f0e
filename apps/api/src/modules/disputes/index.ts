export { disputesRoutes } from './disputes.routes';
export { disputesService, SEND_DISPUTE_ANSWER, type DisputesService } from './disputes.service';
