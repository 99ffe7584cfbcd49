import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import type { MailKind } from '@pinline/events/account/mail-kind'
import { describe, it } from 'vitest'
import { buyer, later, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'

const choose = (...declined: MailKind[]) => ({ type: 'choose-mails', declined, now: later }) as const
const chosen = (...declined: MailKind[]): BuyerEvent => ({
  type: 'buyer-mails-chosen',
  data: { buyerId: buyer, declined, chosenAt: later },
})

describe('choose-mails', () => {
  it('declines kinds, each once', () =>
    given(buyerDecider, [registered])
      .when(choose('quotation', 'order-paid', 'quotation'))
      .then([chosen('order-paid', 'quotation')]))
  it('takes them all again', () =>
    given(buyerDecider, [registered, chosen('order-paid')])
      .when(choose())
      .then([chosen()]))
  it('refuses an unregistered buyer', () => given(buyerDecider, []).when(choose()).thenRejected('not-found'))
  it('does nothing on repetition, in whatever order', () => {
    given(buyerDecider, [registered]).when(choose()).thenNothing()
    given(buyerDecider, [registered, chosen('order-paid', 'quotation')])
      .when(choose('quotation', 'order-paid'))
      .thenNothing()
  })
})
