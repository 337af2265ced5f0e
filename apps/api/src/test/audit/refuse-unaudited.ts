import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { and, eq, inArray } from 'drizzle-orm';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { wholeList } from '@market/api-client/contract/whole-list';
import { userTypeByRole } from '@market/domain/accounts/roles';
import type { AuditAction } from '@market/domain/audit/audit';
import { orderOutcomeSchema } from '@market/domain/orders/merchant-orders';
import type { Db } from '../../db/db';
import { auditEntriesTable } from '../../db/schema';
import { auditedEndpoints } from './audited-endpoints';

/** Answers a repeated request with the first response, and changes nothing. */
const repeatable = new Set<string>(['partners.step']);

const outcomesReply = z.object({ data: wholeList(orderOutcomeSchema) });
const nothingToRetry = z.object({ data: z.object({ retried: z.literal(0) }) });

/** Whether the reply says that no order was changed, or no job retried. */
function changedNone(payload: unknown): boolean {
  const reply: unknown = JSON.parse(String(payload));
  const outcomes = z.safeParse(outcomesReply, reply);
  if (outcomes.success) return outcomes.data.data.every(({ done }) => !done);
  return z.safeParse(nothingToRetry, reply).success;
}

/**
 * Turns a reply to the platform's people into an error when the request succeeded without the entry
 * in the audit log that `auditedEndpoints` names, and notes the endpoint as proven otherwise.
 */
export function refuseUnaudited(app: FastifyInstance, db: Db): void {
  const before = new WeakMap<FastifyRequest, number>();

  const listActions = ({ principal, routeOptions: { config } }: FastifyRequest) =>
    principal && config.endpoint && userTypeByRole[principal.role] === 'admin'
      ? auditedEndpoints[config.endpoint.name]
      : undefined;

  const countEntries = async ({ principal }: FastifyRequest, actions: readonly AuditAction[]) => {
    const { actorId, action } = auditEntriesTable;
    return principal
      ? db.$count(
          auditEntriesTable,
          and(eq(actorId, principal.userId), inArray(action, [...actions])),
        )
      : 0;
  };

  app.addHook('preHandler', async (request) => {
    const actions = listActions(request);
    if (actions) before.set(request, await countEntries(request, actions));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const actions = listActions(request);
    if (!actions || reply.statusCode >= 300) return payload;
    const { name = '' } = request.routeOptions.config.endpoint ?? {};
    const from = repeatable.has(name) ? 0 : (before.get(request) ?? 0);
    if ((await countEntries(request, actions)) > from) {
      await writeFile(join(inject('auditProofs'), name), '');
      return payload;
    }
    if (changedNone(payload)) return payload;
    reply.code(500);
    return JSON.stringify({
      success: false,
      message: `${name} wrote no entry of ${actions.join(' or ')} in the audit log.`,
    });
  });
}
