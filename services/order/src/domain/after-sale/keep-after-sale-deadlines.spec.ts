import { given } from '@pinline/chassis/domain/given'
import { remindAt } from '@pinline/events/order/after-sale-deadlines'
import type { AfterSaleEvent } from '@pinline/events/order/after-sale-event'
import { describe, it } from 'vitest'
import * as sample from './after-sale.fixtures.ts'
import { afterSaleDecider } from './after-sale-decider.ts'

const { submitted, approved, approvedWithoutReturn, received, refundApproved, refunded, replaced, reminded } = sample

const keep = (now: string) => ({ type: 'keep-after-sale-deadlines', now }) as const
const approvedShortly: AfterSaleEvent = {
  type: 'after-sale-approved',
  data: {
    returnRequired: true,
    returnBy: sample.day('30'),
    remindAt: remindAt(sample.day('26'), sample.day('30')),
    approvedAt: sample.day('26'),
  },
}

describe('keep-after-sale-deadlines', () => {
  it('reminds once, a week before the pieces are due', () => {
    const now = '2026-12-19T08:30:00.000Z'
    given(afterSaleDecider, [submitted, approved]).when(keep('2026-12-19T08:29:59.999Z')).thenNothing()
    given(afterSaleDecider, [submitted, approved]).when(keep(now)).then([reminded])
    given(afterSaleDecider, [submitted, approved, reminded]).when(keep('2027-01-02T08:29:59.999Z')).thenNothing()
  })
  it('reminds halfway where there is less than a fortnight', () => {
    given(afterSaleDecider, [submitted, approvedShortly]).when(keep('2026-11-28T08:29:59.999Z')).thenNothing()
    given(afterSaleDecider, [submitted, approvedShortly])
      .when(keep(sample.day('28')))
      .then([{ type: 'after-sale-reminded', data: { returnBy: sample.day('30'), remindedAt: sample.day('28') } }])
  })
  it('cancels a week after the date, also where nobody was reminded', () => {
    const now = '2027-01-02T08:30:00.000Z'
    const cancelled = { type: 'after-sale-cancelled', data: { reason: 'not-returned', cancelledAt: now } } as const
    given(afterSaleDecider, [submitted, approved, reminded]).when(keep(now)).then([cancelled])
    given(afterSaleDecider, [submitted, approved]).when(keep(now)).then([cancelled])
  })
  it('waits for nothing that need not come back, has come back, or has no date', () => {
    const late = '2027-03-01T08:30:00.000Z'
    const { returnBy: _, remindAt: __, ...undated } = approved.data
    given(afterSaleDecider, [submitted]).when(keep(late)).thenNothing()
    given(afterSaleDecider, [submitted, approvedWithoutReturn]).when(keep(late)).thenNothing()
    given(afterSaleDecider, [submitted, approved, received]).when(keep(late)).thenNothing()
    given(afterSaleDecider, [submitted, { ...approved, data: undated }])
      .when(keep(late))
      .thenNothing()
  })
  it('closes two weeks after refund or replacement', () => {
    const resolved = [submitted, approved, received]
    given(afterSaleDecider, [...resolved, replaced])
      .when(keep('2026-12-12T08:29:59.999Z'))
      .thenNothing()
    const now = '2026-12-13T08:30:00.000Z'
    const closed = { type: 'after-sale-closed', data: { closedAt: now } } as const
    given(afterSaleDecider, [...resolved, replaced])
      .when(keep(now))
      .then([closed])
    given(afterSaleDecider, [...resolved, refundApproved, refunded])
      .when(keep(now))
      .then([closed])
    given(afterSaleDecider, [...resolved, replaced, sample.closed])
      .when(keep(now))
      .thenNothing()
  })
})
