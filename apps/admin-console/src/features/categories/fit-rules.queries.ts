import * as fitRules from '@market/api-client/contract/main/fit-rules';
import type { Queries } from '@market/api-client/queries';

/** Rules of a category and of those above it. */
export const fitRulesQuery = (api: Queries, id: string) =>
  api.query(fitRules.list, { params: { id } });

/** `quiet`: the form shows the error. */
export const fitRuleCreation = (api: Queries) => api.mutation(fitRules.create, { quiet: true });
export const fitRuleUpdate = (api: Queries) => api.mutation(fitRules.update, { quiet: true });
export const fitRuleRemoval = (api: Queries) => api.mutation(fitRules.remove, { quiet: true });
