import { fold } from '@pinline/chassis/domain/decider'
import { given } from '@pinline/chassis/domain/given'
import { describe, expect, it } from 'vitest'
import { incomingDelivery, productId, received, returnedByBuyer } from './stock.fixtures.ts'
import { stockDecider } from './stock-decider.ts'

const receive = (quantity: number) => ({ type: 'receive-stock', productId, quantity, reason: 'delivery' }) as const

describe('receive-stock', () => {
  it('adds received pieces', () => {
    given(stockDecider, [])
      .when(receive(500))
      .then([received(500)])
  })

  it('adds the same quantity again: every receipt counts', () => {
    given(stockDecider, [received(500)])
      .when(receive(500))
      .then([received(500)])
  })

  it('leaves announced deliveries alone when a buyer returns pieces', () => {
    const announced = incomingDelivery('d-00000001', 100)
    const reason = 'Return 2611214073958-1'
    given(stockDecider, [announced])
      .when({ ...receive(30), reason, returned: true })
      .then([returnedByBuyer(30)])
    expect(fold(stockDecider, [announced, returnedByBuyer(30)])).toMatchObject({
      available: 30,
      deliveries: [{ deliveryId: 'd-00000001', quantity: 100 }],
    })
  })

  it('refuses what is no number of pieces', () => {
    for (const quantity of [0, -1, 0.5, 1_000_000_001]) {
      given(stockDecider, []).when(receive(quantity)).thenRejected('quantity-not-allowed')
    }
  })
})
