import type { OrderNumber } from '@pinline/events/ids'
import type { PaymentDeps } from './payment-deps.ts'

/** An attempt or a refund whose status is checked at the wallet until it is final. */
export interface DueStatusCheck {
  readonly _id: string
  readonly orderNo: OrderNumber
  /** When the wallet is queried next. */
  readonly askAt: Date
}

export type StatusCheckKind = 'asked-attempts' | 'asked-refunds'

/** Checks of a kind in one sweep. */
const sweepLimit = 50

/** The stored checks of a kind. */
export const statusChecksOf = <Check extends DueStatusCheck = DueStatusCheck>(
  { platform }: PaymentDeps,
  kind: StatusCheckKind,
) => platform.db.collection<Check>(kind, { writeConcern: { w: 'majority' } })

export const prepareStatusChecks = async (payments: PaymentDeps, kind: StatusCheckKind): Promise<void> => {
  await statusChecksOf(payments, kind).createIndex({ askAt: 1 })
}

/** Deletes the check of an attempt or refund that is final. */
export const deleteStatusCheck = async (payments: PaymentDeps, kind: StatusCheckKind, id: string): Promise<void> => {
  await statusChecksOf(payments, kind).deleteOne({ _id: id })
}

/** Due checks, oldest first, each as `orderNo/id`. */
export const dueStatusChecks = async (payments: PaymentDeps, kind: StatusCheckKind, now: Date): Promise<string[]> => {
  const due = await statusChecksOf(payments, kind)
    .find({ askAt: { $lte: now } })
    .sort({ askAt: 1 })
    .limit(sweepLimit)
    .toArray()
  return due.map(({ _id, orderNo }) => `${orderNo}/${_id}`)
}
