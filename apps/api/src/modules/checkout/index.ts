export { checkoutJobs } from './checkout.jobs';
export { checkoutRoutes, paymentsRoutes } from './checkout.routes';
export { checkoutService, type CheckoutService } from './checkout.service';
export { paystackProvider } from './providers/paystack';
export {
  type DisputeNotice,
  type PaymentProvider,
  type TransferResult,
  type WebhookEvent,
} from './providers/provider';
export { providerRegistry, type ProviderRegistry } from './providers/registry';
export { SANDBOX_WEBHOOK, sandboxProvider, type SandboxProvider } from './providers/sandbox';
export { sandboxFee } from './providers/sandbox-cards';
export { servePayPage } from './providers/sandbox.routes';
export { refundsService, type RefundsService } from './refunds';
export { refundsRoutes } from './refunds.routes';
export { EXPIRE_CHECKOUT } from './start-payment';
