import type { TracedLine } from '@pinline/contracts/api/trace-order'
import type { AuditChain } from './audit-chain.ts'

const maxEntries = 200
const maxTimeMs = 3000

/** Signed messages are those of wallets. */
const walletCall = /^receive-\w+-webhook$/

/**
 * What the audit trail knows of an order that is no event: refused requests about it, and messages of wallets, the newest.
 * The database leaves out the others. Prevents the failure "every look at an order is an entry about it, and after 200 of
 * them its refused commands are gone".
 */
export const auditTrace = async (
  chain: Pick<AuditChain, 'entries'>,
  { orderNo }: { readonly orderNo: string },
): Promise<TracedLine[]> => {
  const entries = await chain.entries
    .find({ objectIds: orderNo, $or: [{ outcome: { $ne: 'done' } }, { call: walletCall }] }, { maxTimeMS: maxTimeMs })
    .sort({ at: -1, _id: -1 })
    .limit(maxEntries)
    .toArray()
  return entries.map(({ _id, call, at, actor, correlationId, outcome }) => ({
    id: `audit ${_id}`,
    service: 'order',
    kind: walletCall.test(call) ? 'wallet' : 'refused',
    name: call,
    at: at.toISOString(),
    actor: actor.kind,
    correlationId,
    causationId: null,
    outcome,
  }))
}
