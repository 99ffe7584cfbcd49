import { given } from '@pinline/chassis/domain/given'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { describe, it } from 'vitest'
import { at, placed } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const command = { type: 'erase-po-number', now: at('14:00:00') } as const
const erased: OrderEvent = { type: 'po-number-erased', data: { erasedAt: at('14:00:00') } }
const withText: OrderEvent = { ...placed, data: { ...placed.data, poNumber: 'TH-0412' } }

describe('erase-po-number', () => {
  it('erases a number that stands in the event', () => given(orderDecider, [withText]).when(command).then([erased]))
  it('is quiet on repetition, and where there is none', () => {
    given(orderDecider, [withText, erased]).when(command).thenNothing()
    given(orderDecider, [placed]).when(command).thenNothing()
  })
  it('refuses an order that does not exist', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
})
