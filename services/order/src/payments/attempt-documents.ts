import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { OrderNumber } from '@pinline/events/ids'
import type { AttemptId } from '@pinline/events/order/payment-ids'
import type { OpenedAttempt } from '../wallet/wallet.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** An attempt as the shop deals with the wallet about it: one document from the claim of its code to its final status. */
export interface AttemptDocument {
  readonly _id: AttemptId
  readonly orderNo: OrderNumber
  /** When the wallet is queried next; absent once the status is final. */
  readonly askAt?: Date
  /** Until then only one request opens it at the wallet: a second opening may invalidate the first code. */
  readonly openingUntil?: Date
  readonly code?: OpenedAttempt
  /** Set before it is closed at the wallet: whoever is opening it right now closes it again. */
  readonly closing?: true
  readonly forgetAt?: Date
}

const retentionDays = 7

export const attemptsExpiry = endsAt('forgetAt', {
  kind: 'payment-attempts',
  collection: 'asked-attempts',
  days: retentionDays,
  from: 'updated',
  isPartial: true,
})

export const attemptDocuments = ({ platform }: PaymentDeps) =>
  platform.db.collection<AttemptDocument>('asked-attempts', { writeConcern: { w: 'majority' } })

/** A document whose status is still checked is written again each time, so that it is not forgotten meanwhile. */
export const forgetAt = ({ platform }: PaymentDeps): Date =>
  new Date(platform.clock.now().getTime() + retentionDays * 86_400_000)

/** Codes of releases that stored them apart, for as long as they may still be shown. */
const adoptFormerCodes = async (payments: PaymentDeps): Promise<void> => {
  const former = payments.platform.db.collection<
    Required<Pick<AttemptDocument, '_id' | 'orderNo' | 'forgetAt'>> & AttemptDocument
  >('payment-codes')
  for await (const { _id, orderNo, code, forgetAt: until } of former.find({
    forgetAt: { $gt: payments.platform.clock.now() },
  }))
    await attemptDocuments(payments).updateOne(
      { _id },
      { $set: { orderNo, forgetAt: until, ...(code === undefined ? {} : { code }) } },
      { upsert: true },
    )
  await former.drop().catch(() => undefined)
}

export const prepareAttemptDocuments = async (payments: PaymentDeps): Promise<void> => {
  await attemptDocuments(payments).createIndexes([{ key: { askAt: 1 } }, expiryIndex(attemptsExpiry)])
  await adoptFormerCodes(payments)
}
