export { bankAccountsRoutes, banksRoutes } from './banking.routes';
export { bankingService, type BankingService } from './banking.service';
export { paystackBankService } from './paystack-bank-service';
export { bundledBanks, sandboxBankService } from './sandbox-bank-service';
