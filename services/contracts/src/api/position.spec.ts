import { describe, expect, it } from 'vitest'
import { formatPositions, parsePositions } from './position.ts'

describe('positions', () => {
  it('survive the header', () => {
    const positions = [
      { service: 'order', streamType: 'order', streamId: '2611214073958', version: 4 },
      { service: 'catalogue', streamType: 'stock', streamId: 'stock-00ff00ff00ff00ff', version: 12 },
    ]
    expect(parsePositions(formatPositions(positions))).toEqual(positions)
  })
  it.each([undefined, '', 'rubbish', 'order.order.x@-1', 'order.order.$where@1', 'a'.repeat(5000)])(
    'leave out what is none: %s',
    (header) => {
      expect(parsePositions(header)).toEqual([])
    },
  )
})
