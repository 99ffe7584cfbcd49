import type { PickRow } from '@pinline/contracts/order/picking/list-picks'
import { orderNumber } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { header, placing } from '../domain/order/order.fixtures.ts'
import { byBin } from './pick-list.ts'

const row = (bin: string | null, model = 'A'): PickRow => ({
  ...{ orderNo: orderNumber.parse(placing.orderNo), productId: header.productId, model, manufacturer: 'Molex' },
  ...{ custom: false, quantity: 1, pick: null, bin, binVersion: 1 },
})

describe('a pick list', () => {
  it('goes from bin to bin by their numbers, and ends with products without one', () => {
    const rows = [row(null), row('A-10'), row('B-1'), row('A-2', 'B'), row('A-2')]
    expect(rows.toSorted(byBin).map(({ bin, model }) => [bin, model])).toEqual([
      ['A-2', 'A'],
      ['A-2', 'B'],
      ['A-10', 'A'],
      ['B-1', 'A'],
      [null, 'A'],
    ])
  })
})
