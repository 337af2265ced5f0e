import * as z from 'zod/mini';

/** A Nigerian state (36 and the FCT) with its local government areas. */
export const stateSchema = z.object({ name: z.string(), lgas: z.array(z.string()) });
export type State = z.infer<typeof stateSchema>;

/**
 * The route of a delivery relative to Lagos, as shown to shoppers. Fees depend on the tariff's
 * zones.
 */
export const zonePairs = ['within_lagos', 'from_lagos', 'to_lagos', 'elsewhere'] as const;
export const zonePairSchema = z.enum(zonePairs);
export type ZonePair = z.infer<typeof zonePairSchema>;

export interface LagosFlags {
  withinLagos: boolean;
  lagosMerchant: boolean;
  lagosCustomer: boolean;
}

const isLagos = (state: string): boolean => state.trim().toLowerCase() === 'lagos';

/** The order's location flags, derived from both states (spec section 3, order). */
export function toLagosFlags(merchantState: string, customerState: string): LagosFlags {
  const lagosMerchant = isLagos(merchantState);
  const lagosCustomer = isLagos(customerState);
  return { withinLagos: lagosMerchant && lagosCustomer, lagosMerchant, lagosCustomer };
}

export function getZonePair(merchantState: string, customerState: string): ZonePair {
  const { withinLagos, lagosMerchant, lagosCustomer } = toLagosFlags(merchantState, customerState);
  if (withinLagos) return 'within_lagos';
  if (lagosMerchant) return 'from_lagos';
  return lagosCustomer ? 'to_lagos' : 'elsewhere';
}
