import type { OrderNumber } from '@pinline/events/ids'
import type { Payments } from './payments.ts'

/** An attempt or a refund that the wallet is asked about again and again, until it has come to its end there. */
export interface DueQuestion {
  readonly _id: string
  readonly orderNo: OrderNumber
  /** When the wallet is asked how it stands, next. */
  readonly askAt: Date
}

export type QuestionKind = 'asked-attempts' | 'asked-refunds'

/** How many questions of a kind one sweep takes on. */
const mostDue = 50

/** The questions of a kind, as they are kept. */
export const questionsOf = <Question extends DueQuestion = DueQuestion>({ platform }: Payments, kind: QuestionKind) =>
  platform.db.collection<Question>(kind, { writeConcern: { w: 'majority' } })

export const prepareQuestions = async (payments: Payments, kind: QuestionKind): Promise<void> => {
  await questionsOf(payments, kind).createIndex({ askAt: 1 })
}

/** It has come to its end at the wallet: nobody need ask any more. */
export const forgetQuestion = async (payments: Payments, kind: QuestionKind, id: string): Promise<void> => {
  await questionsOf(payments, kind).deleteOne({ _id: id })
}

/** What is to be asked about, first what waits longest, each as `orderNo/id`. */
export const questionsToAsk = async (payments: Payments, kind: QuestionKind, now: Date): Promise<string[]> => {
  const due = await questionsOf(payments, kind)
    .find({ askAt: { $lte: now } })
    .sort({ askAt: 1 })
    .limit(mostDue)
    .toArray()
  return due.map(({ _id, orderNo }) => `${orderNo}/${_id}`)
}
