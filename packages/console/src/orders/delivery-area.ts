import type { OrderSummary } from '@market/domain/orders/order';

export const deliveryAreaLabel = ({ withinLagos }: Pick<OrderSummary, 'withinLagos'>): string =>
  withinLagos ? 'Within Lagos' : 'Interstate';
