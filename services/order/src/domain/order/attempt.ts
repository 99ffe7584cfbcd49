import type { Money } from '@pinline/events/money'
import type { CloseReason } from '@pinline/events/order/payment-attempt-closed'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { WalletKind } from '@pinline/events/order/wallet-kind'

/** One code to scan. A closed one may still turn out to be captured: the payer was faster than the closing. */
export interface Attempt {
  readonly attemptId: AttemptId
  readonly status: 'open' | 'closed' | 'captured'
  readonly amount: Money
  /** The wallet it was made at; null in what was recorded before there were two. */
  readonly wallet: WalletKind | null
  readonly startedAt: string
  readonly expiresAt: string
  readonly endedAt: string | null
  readonly reason: CloseReason | null
}

interface WithAttempts {
  readonly attempts: readonly Attempt[]
}

/** The attempt that the wallet may still capture; it may outlive the confirmation of the order by another attempt. */
export const openAttemptOf = ({ attempts }: WithAttempts): Attempt | undefined =>
  attempts.findLast((attempt) => attempt.status === 'open')

export const latestAttemptOf = ({ attempts }: WithAttempts): Attempt | undefined => attempts.at(-1)

export const endAttempt = (
  attempts: readonly Attempt[],
  attemptId: AttemptId,
  end: Pick<Attempt, 'status' | 'endedAt' | 'reason'>,
): Attempt[] => attempts.map((attempt) => (attempt.attemptId === attemptId ? { ...attempt, ...end } : attempt))
