import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import { type Attempt, openAttemptOf } from '../domain/order/attempt.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OpenedAttempt } from '../wallet/wallet.ts'
import { scheduleAttemptCheck } from './attempt-checks.ts'
import { closeAttempt } from './close-open-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { requireWalletOf } from './wallet-unreachable.ts'

interface PaymentCode {
  readonly _id: AttemptId
  readonly orderNo: OrderNumber
  /** Until then only one request opens it at the wallet: a second opening may invalidate the first code. */
  readonly openingUntil: Date
  readonly code?: OpenedAttempt
  readonly forgetAt: Date
}

const openingMs = 10_000
const waitMs = 250
const ttlMs = 7 * 86_400_000

const codesOf = ({ platform }: PaymentDeps) => platform.db.collection<PaymentCode>('payment-codes')

export const preparePaymentCodes = async (payments: PaymentDeps): Promise<void> => {
  await codesOf(payments).createIndex({ forgetAt: 1 }, { expireAfterSeconds: 0 })
}

/** The order of an attempt; undefined if unknown. */
export const orderOfAttempt = async (payments: PaymentDeps, attemptId: AttemptId): Promise<OrderNumber | undefined> =>
  (await codesOf(payments).findOne({ _id: attemptId }))?.orderNo

const isStillOpen = async ({ platform }: PaymentDeps, orderNo: OrderNumber, attemptId: AttemptId): Promise<boolean> => {
  const { state } = await loadStream(platform, orderDecider, orderNo)
  return state.status !== 'new' && openAttemptOf(state)?.attemptId === attemptId
}

/** Content of an attempt's QR code, once it has been opened. */
export const storedCode = async (payments: PaymentDeps, attemptId: AttemptId): Promise<OpenedAttempt | undefined> =>
  (await codesOf(payments).findOne({ _id: attemptId }))?.code

/** Whether this request is the one to open the attempt now. */
const claimOpening = async (payments: PaymentDeps, orderNo: OrderNumber, attemptId: AttemptId): Promise<boolean> => {
  const now = payments.platform.clock.now().getTime()
  try {
    await codesOf(payments).updateOne(
      { _id: attemptId, code: { $exists: false }, openingUntil: { $lte: new Date(now) } },
      { $set: { orderNo, openingUntil: new Date(now + openingMs), forgetAt: new Date(now + ttlMs) } },
      { upsert: true },
    )
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

const open = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  attempt: Attempt,
  context: CommandContext,
): Promise<OpenedAttempt | Rejection> => {
  const { attemptId, amount, expiresAt } = attempt
  requireWalletOf(payments.wallet, attempt)
  await scheduleAttemptCheck(payments, orderNo, attempt, 'opened')
  const code = await payments.wallet
    .openAttempt({ attemptId, orderNo, amount, expiresAt })
    .catch(async (error: unknown) => {
      // A wallet that remembers closed attempts refuses to open this one.
      if (await isStillOpen(payments, orderNo, attemptId)) throw error
      return undefined
    })
  if (code === undefined) return rejection('version-conflict')
  await codesOf(payments).updateOne({ _id: attemptId }, { $set: { code } })
  if (await isStillOpen(payments, orderNo, attemptId)) return code
  await closeAttempt(payments, orderNo, attempt, 'replaced', context)
  return rejection('version-conflict')
}

/**
 * Content of the attempt's QR code; opens the attempt at the wallet if needed. If the order has closed the attempt in
 * the meantime, it is closed again at once and the result is `version-conflict`: a wallet need not remember the close
 * of an attempt that it did not know.
 * @throws WalletUnreachable
 */
export const codeOf = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  attempt: Attempt,
  context: CommandContext,
): Promise<OpenedAttempt | Rejection> => {
  for (let waited = 0; waited < openingMs; waited += waitMs) {
    const stored = await storedCode(payments, attempt.attemptId)
    if (stored !== undefined) return stored
    if (await claimOpening(payments, orderNo, attempt.attemptId)) return await open(payments, orderNo, attempt, context)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return rejection('wallet-unreachable')
}
