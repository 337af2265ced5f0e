import type { Config } from '../../config';
import type { Log } from '../../platform/log';
import { bankAccountsRoutes, banksRoutes } from './banking.routes';
import { bankingService } from './banking.service';
import { paystackBankService } from './paystack-bank-service';
import { bundledBanks, sandboxBankService } from './sandbox-bank-service';

export type { BankingService } from './banking.service';

type Deps = Omit<Parameters<typeof bankingService>[0], 'banks'> & {
  readonly log: Log;
  readonly config: Config;
};

/** Bank lists and account names come from Paystack when its key is configured, else from the sandbox. */
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

/** Stores' bank accounts. */
export function createBanking(deps: Deps) {
  const banking = bankingService({ ...deps, banks: bankService(deps) });
  return {
    services: { banking },
    routes: [banksRoutes({ banking }), bankAccountsRoutes({ banking })],
  };
}
