import { describe, expect, it } from 'vitest'
import { changeOfFree } from './change-of-free.ts'
import { earlyRelease, madeToOrder, onItsWay, received, released, reserved, sold } from './sample-stock.ts'
import { evolveStock, noStock } from './stock.ts'

describe('how many pieces a fact leaves free', () => {
  it('is what the stock itself says', () => {
    const facts = [received(500), reserved(30), released(30), onItsWay('d-00000001', 9), madeToOrder(4), earlyRelease]
    let state = noStock
    for (const fact of [...facts, reserved(7), sold(7)]) {
      const after = evolveStock(state, fact)
      expect(changeOfFree(fact), fact.type).toBe(after.available - state.available)
      state = after
    }
  })
})
