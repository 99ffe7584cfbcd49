import type { TracedLine } from '@pinline/contracts/api/trace-order'
import { orderNumber } from '@pinline/events/ids'
import { readLedger } from './ledger.query.ts'
import type { WalletDeps } from './wallet-deps.ts'

/** What the simulated wallet did for an order; of a real one the order's events and the audit trail alone are known. */
export const walletTrace = async (
  platform: WalletDeps,
  { orderNo }: { readonly orderNo: string },
): Promise<TracedLine[]> => {
  const parsed = orderNumber.safeParse(orderNo)
  if (!parsed.success) return []
  const { captures, refunds, notices } = await readLedger(platform, parsed.data)
  const line = (id: string, name: string, at: string, outcome: string): TracedLine => ({
    ...{ id: `wallet ${id}`, service: 'order', kind: 'wallet', name, at, actor: 'service' },
    ...{ correlationId: null, causationId: null, outcome },
  })
  return [
    ...captures.map(({ captureId, capturedAt }) => line(captureId, 'wallet-captured', capturedAt, 'done')),
    ...refunds.map(({ refundId, refundedAt }) => line(refundId, 'wallet-refunded', refundedAt, 'done')),
    ...notices.map(({ kind, attemptId, sentAt, outcome }, place) =>
      line(`${attemptId} ${kind} ${place}`, `wallet-sent-${kind}-webhook`, sentAt, outcome),
    ),
  ]
}
