import { given } from '@pinline/chassis/domain/given'
import type { CarrierEvent } from '@pinline/events/order/carrier-event'
import { describe, it } from 'vitest'
import { carriersDecider } from './carriers-decider.ts'

const carriers = ['DHL', 'FedEx'].map((name, place) => ({
  code: name.toLowerCase(),
  name,
  trackingPage: null,
  active: true,
  position: place,
}))
const events = carriers.map((data): CarrierEvent => ({ type: 'carrier-set', data }))
const [first, second] = events as [CarrierEvent, CarrierEvent]

describe('define-carriers', () => {
  it('fills an empty list', () => given(carriersDecider, []).when({ type: 'define-carriers', carriers }).then(events))
  it('leaves what staff have set', () => {
    const off: CarrierEvent = { ...first, data: { ...first.data, active: false } }
    given(carriersDecider, [off]).when({ type: 'define-carriers', carriers }).then([second])
  })
  it('does nothing on repetition', () =>
    given(carriersDecider, events).when({ type: 'define-carriers', carriers }).thenNothing())
})
