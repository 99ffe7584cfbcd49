import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import { type Attempt, openAttemptOf } from '../domain/order/attempt.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OpenedAttempt } from '../wallet/wallet.ts'
import { nextCheckAt } from './attempt-checks.ts'
import { type AttemptDocument, attemptDocuments, forgetAt } from './attempt-documents.ts'
import { closeAttempt } from './close-open-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { requireWalletOf } from './wallet-unreachable.ts'

const openingMs = 10_000
const waitMs = 250

const findAttempt = async (payments: PaymentDeps, attemptId: AttemptId): Promise<AttemptDocument | undefined> =>
  (await attemptDocuments(payments).findOne({ _id: attemptId })) ?? undefined

/** The order of an attempt; undefined if unknown. */
export const orderOfAttempt = async (payments: PaymentDeps, attemptId: AttemptId): Promise<OrderNumber | undefined> =>
  (await findAttempt(payments, attemptId))?.orderNo

/** Content of an attempt's QR code, once it has been opened. */
export const storedCode = async (payments: PaymentDeps, attemptId: AttemptId): Promise<OpenedAttempt | undefined> =>
  (await findAttempt(payments, attemptId))?.code

const isStillOpen = async ({ platform }: PaymentDeps, orderNo: OrderNumber, attemptId: AttemptId): Promise<boolean> => {
  const { state } = await loadStream(platform, orderDecider, orderNo)
  return state.status !== 'new' && openAttemptOf(state)?.attemptId === attemptId
}

/**
 * Whether this request is the one to open the attempt now. The same write schedules its status checks. Prevents the
 * failure "a code was opened by a request that was killed, after another request had closed it".
 */
const claimOpening = async (payments: PaymentDeps, orderNo: OrderNumber, attempt: Attempt): Promise<boolean> => {
  const now = payments.platform.clock.now().getTime()
  try {
    await attemptDocuments(payments).updateOne(
      {
        _id: attempt.attemptId,
        code: { $exists: false },
        closing: { $exists: false },
        openingUntil: { $not: { $gt: new Date(now) } },
      },
      {
        $set: {
          orderNo,
          askAt: nextCheckAt(payments, attempt, 'opened'),
          openingUntil: new Date(now + openingMs),
          forgetAt: forgetAt(payments),
        },
      },
      { upsert: true },
    )
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/** Stores the code; false if another request has begun to close the attempt. */
const storeCode = async (payments: PaymentDeps, attemptId: AttemptId, code: OpenedAttempt): Promise<boolean> => {
  const stored = await attemptDocuments(payments).updateOne(
    { _id: attemptId, closing: { $exists: false } },
    { $set: { code } },
  )
  return stored.matchedCount === 1
}

const open = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  attempt: Attempt,
  context: CommandContext,
): Promise<OpenedAttempt | Rejection> => {
  const { attemptId, amount, expiresAt } = attempt
  requireWalletOf(payments.wallet, attempt)
  const code = await payments.wallet
    .openAttempt({ attemptId, orderNo, amount, expiresAt })
    .catch(async (error: unknown) => {
      // A wallet that remembers closed attempts refuses to open this one.
      if (await isStillOpen(payments, orderNo, attemptId)) throw error
      return undefined
    })
  if (code === undefined) return rejection('version-conflict')
  if (await storeCode(payments, attemptId, code)) return code
  await closeAttempt(payments, orderNo, attempt, 'replaced', context)
  return rejection('version-conflict')
}

/**
 * Content of the attempt's QR code; opens the attempt at the wallet if needed. If another request closes the attempt in
 * the meantime, it is closed again at once and the result is `version-conflict`: a wallet need not remember the close
 * of an attempt that it did not know.
 * @param isNew for an attempt that this request has started, whose code need not be looked up
 * @throws WalletUnreachable
 */
export const codeOf = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  attempt: Attempt,
  context: CommandContext,
  isNew = false,
): Promise<OpenedAttempt | Rejection> => {
  for (let waited = 0; waited < openingMs; waited += waitMs) {
    const known = isNew && waited === 0 ? undefined : await findAttempt(payments, attempt.attemptId)
    if (known?.code !== undefined) return known.code
    if (known?.closing === true) return rejection('version-conflict')
    if (await claimOpening(payments, orderNo, attempt)) return await open(payments, orderNo, attempt, context)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return rejection('wallet-unreachable')
}
