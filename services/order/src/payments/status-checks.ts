import type { OrderNumber } from '@pinline/events/ids'
import type { PaymentDeps } from './payment-deps.ts'

/** A refund whose status is checked at the wallet until it is final. */
export interface DueStatusCheck {
  readonly _id: string
  readonly orderNo: OrderNumber
  /** When the wallet is queried next. */
  readonly askAt: Date
}

/** Checks in one sweep. */
const sweepLimit = 50

/** The stored checks. */
export const statusChecksOf = <Check extends DueStatusCheck = DueStatusCheck>({ platform }: PaymentDeps) =>
  platform.db.collection<Check>('asked-refunds', { writeConcern: { w: 'majority' } })

export const prepareStatusChecks = async (payments: PaymentDeps): Promise<void> => {
  await statusChecksOf(payments).createIndex({ askAt: 1 })
}

/** Deletes the check of a refund that is final. */
export const deleteStatusCheck = async (payments: PaymentDeps, id: string): Promise<void> => {
  await statusChecksOf(payments).deleteOne({ _id: id })
}

/** Due checks, oldest first, each as `orderNo/id`. */
export const dueStatusChecks = async (payments: PaymentDeps, now: Date): Promise<string[]> => {
  const due = await statusChecksOf(payments)
    .find({ askAt: { $lte: now } })
    .sort({ askAt: 1 })
    .limit(sweepLimit)
    .toArray()
  return due.map(({ _id, orderNo }) => `${orderNo}/${_id}`)
}
