import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerMailsChosen } from '@pinline/events/account/buyer-mails-chosen'
import { type MailKind, mailKind } from '@pinline/events/account/mail-kind'
import type { Buyer } from './buyer.ts'

export interface ChooseMails {
  readonly type: 'choose-mails'
  /** Those that the buyer does without. */
  readonly declined: readonly MailKind[]
  readonly now: string
}

/** The choice is replaced as a whole: of two changes the later one wins. */
export const decideChooseMails = (state: Buyer, { declined, now }: ChooseMails): Decision<BuyerMailsChosen> => {
  if (state.status !== 'registered') return rejection('not-found')
  const { buyerId, declinedMails } = state
  const chosen = mailKind.options.filter((kind) => declined.includes(kind))
  const isSame = chosen.length === declinedMails.length && chosen.every((kind) => declinedMails.includes(kind))
  return isSame ? [] : [{ type: 'buyer-mails-chosen', data: { buyerId, declined: chosen, chosenAt: now } }]
}
