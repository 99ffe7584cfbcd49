import { describe, expect, it } from 'vitest'
import { changeOfAvailable } from './change-of-available.ts'
import { earlyRelease, incomingDelivery, madeToOrder, received, released, reserved, sold } from './stock.fixtures.ts'
import { evolveStock, noStock } from './stock.ts'

describe('change of available pieces by an event', () => {
  it('equals the change of the stock itself', () => {
    const events = [
      received(500),
      reserved(30),
      released(30),
      incomingDelivery('d-00000001', 9),
      madeToOrder(4),
      earlyRelease,
    ]
    let state = noStock
    for (const event of [...events, reserved(7), sold(7)]) {
      const after = evolveStock(state, event)
      expect(changeOfAvailable(event), event.type).toBe(after.available - state.available)
      state = after
    }
  })
})
