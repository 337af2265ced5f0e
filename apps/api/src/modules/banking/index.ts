import type { Config } from '../../config';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Log } from '../../platform/log';
import type { AccountsService, ThrottleService } from '../accounts';
import type { OutboxService } from '../outbox';
import type { StoresService } from '../stores';
import { bankAccountsRoutes, banksRoutes } from './banking.routes';
import { bankingService } from './banking.service';
import { paystackBankService } from './paystack-bank-service';
import { bundledBanks, sandboxBankService } from './sandbox-bank-service';

export type { BankingService } from './banking.service';

interface Deps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: Config;
  readonly accounts: AccountsService;
  readonly throttle: ThrottleService;
  readonly stores: StoresService;
  readonly outbox: OutboxService;
}

const bankService = ({ clock, log, config }: Deps) =>
  config.paystackSecretKey
    ? paystackBankService({
        secretKey: config.paystackSecretKey,
        baseUrl: config.paystackUrl,
        timeoutMs: config.paystackTimeoutMs,
        clock,
        log,
        fallback: bundledBanks,
      })
    : sandboxBankService;

export function createBanking(deps: Deps) {
  const banking = bankingService({ ...deps, banks: bankService(deps) });
  return {
    services: { banking },
    routes: [banksRoutes({ banking }), bankAccountsRoutes({ banking })],
  };
}
