import type { OrderNumber } from '@pinline/events/ids'
import type { PaymentDeps } from './payment-deps.ts'

/** An attempt or a refund that the wallet is asked about again and again, until it has come to its end there. */
export interface DueStatusCheck {
  readonly _id: string
  readonly orderNo: OrderNumber
  /** When the wallet is asked how it stands, next. */
  readonly askAt: Date
}

export type StatusCheckKind = 'asked-attempts' | 'asked-refunds'

/** How many questions of a kind one sweep takes on. */
const sweepLimit = 50

/** The questions of a kind, as they are kept. */
export const statusChecksOf = <Check extends DueStatusCheck = DueStatusCheck>(
  { platform }: PaymentDeps,
  kind: StatusCheckKind,
) => platform.db.collection<Check>(kind, { writeConcern: { w: 'majority' } })

export const prepareStatusChecks = async (payments: PaymentDeps, kind: StatusCheckKind): Promise<void> => {
  await statusChecksOf(payments, kind).createIndex({ askAt: 1 })
}

/** It has come to its end at the wallet: nobody need ask any more. */
export const deleteStatusCheck = async (payments: PaymentDeps, kind: StatusCheckKind, id: string): Promise<void> => {
  await statusChecksOf(payments, kind).deleteOne({ _id: id })
}

/** What is to be asked about, first what waits longest, each as `orderNo/id`. */
export const dueStatusChecks = async (payments: PaymentDeps, kind: StatusCheckKind, now: Date): Promise<string[]> => {
  const due = await statusChecksOf(payments, kind)
    .find({ askAt: { $lte: now } })
    .sort({ askAt: 1 })
    .limit(sweepLimit)
    .toArray()
  return due.map(({ _id, orderNo }) => `${orderNo}/${_id}`)
}
