import type { OutputOf } from '@pinline/contracts/api/call'
import type { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { secondsUntil } from '../orders/countdown.ts'

export type PaymentStatus = OutputOf<typeof getPaymentStatus>

/** State of polling a payment. Instants named `At` are by the browser's clock, ms since the epoch. */
export interface PaymentPoll {
  /** The last response; undefined before the first. */
  readonly payment: PaymentStatus | undefined
  /** When that response arrived. */
  readonly receivedAt: number
  /** Number of queries since then without a response. */
  readonly failures: number
  /** Time of the first of the consecutive "not found" responses. */
  readonly missingSince: number | undefined
}

export const initialPoll: PaymentPoll = { payment: undefined, receivedAt: 0, failures: 0, missingSince: undefined }

/** Polling interval while a payment is possible, ms; doubled for each query without a response. */
const pollIntervalMs = 2000
const maxPollIntervalMs = 30_000

/** 2, 4, 8, 16, 30, 30 … s. */
export const pollDelay = (failures: number): number => Math.min(pollIntervalMs * 2 ** failures, maxPollIntervalMs)

/** An order placed a moment ago may not be in the lists yet: how long "not found" is retried. */
const notFoundGraceMs = 10_000

export const pollSucceeded = (payment: PaymentStatus, at: number): PaymentPoll => ({
  payment,
  receivedAt: at,
  failures: 0,
  missingSince: undefined,
})

/** The last known status stays while there is no response. */
export const pollFailed = (before: PaymentPoll): PaymentPoll => ({ ...before, failures: before.failures + 1 })

/** The order was not found; undefined after the retries. */
export const pollNotFound = (before: PaymentPoll, at: number): PaymentPoll | undefined => {
  const missingSince = before.missingSince ?? at
  return at - missingSince < notFoundGraceMs ? { ...before, failures: 0, missingSince } : undefined
}

/** The final states: the order is paid or cancelled. */
export const isFinal = ({ payment }: PaymentPoll): boolean =>
  payment !== undefined && (payment.status === 'success' || payment.orderStatus === 'cancelled')

/**
 * The state to show. An expired code is not shown, whether or not the server responds.
 * @param now by the server's clock, ms since the epoch
 */
export const displayState = (
  payment: PaymentStatus | undefined,
  isStarting: boolean,
  now: number,
): PaymentStatus['status'] => {
  if (payment?.status === 'success') return 'success'
  if (payment === undefined || isStarting) return 'generating'
  const { status, expiresAt } = payment
  return status === 'waiting' && expiresAt !== null && secondsUntil(expiresAt, now) === 0 ? 'timed-out' : status
}
