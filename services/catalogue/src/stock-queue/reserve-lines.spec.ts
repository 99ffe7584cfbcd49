import { rejection } from '@pinline/contracts/api/error-codes'
import { orderNumber, type ProductId, productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { reserveLines } from './reserve-lines.ts'

const orderNo = orderNumber.parse('2611214073958')
const a = productId.parse('p-0000000000000001')
const b = productId.parse('p-0000000000000002')
const context = { actor: { kind: 'visitor' as const }, correlationId: 'c', causationId: 'c' }
const lines = [
  { productId: b, quantity: 5 },
  { productId: a, quantity: 5 },
]

/** Reserves the lines with so many pieces of each product; the stock of some is refused. */
const reserve = async (available: number, refused: readonly ProductId[] = []) => {
  const log: string[] = []
  const reservation = await reserveLines(
    {
      submit: async (command) => {
        log.push(`${command.productId} begins`)
        await new Promise(setImmediate)
        log.push(`${command.productId} ends`)
        return refused.includes(command.productId)
          ? rejection('out-of-stock', { data: { available: 1 } })
          : { kind: 'done', available: available - 5, newBuyersReserved: 0 }
      },
      find: () => ({ available, moq: 1 }),
    },
    orderNo,
    { lines },
    context,
  )
  return { log, reservation }
}

describe('lines to reserve', () => {
  it('go one after the other in the order of their ids, so that of two orders for the last pieces one gets all', async () => {
    const { log, reservation } = await reserve(20)
    expect(log).toEqual([`${a} begins`, `${a} ends`, `${b} begins`, `${b} ends`])
    expect(reservation).toEqual({ outcome: 'reserved', sharePercent: 25 })
  })

  it('go together where there are plenty of each product', async () => {
    const { log, reservation } = await reserve(50)
    expect(log).toEqual([`${a} begins`, `${b} begins`, `${a} ends`, `${b} ends`])
    expect(reservation).toEqual({ outcome: 'reserved', sharePercent: 10 })
  })

  it('end with the first that is refused, or all of them are named if they went together', async () => {
    const short = (id: ProductId) => ({ productId: id, available: 1, limited: false })
    const alone = await reserve(20, [a, b])
    expect(alone.log).toEqual([`${a} begins`, `${a} ends`])
    expect(alone.reservation).toEqual({ outcome: 'refused', lines: [short(a)] })
    const together = await reserve(50, [a, b])
    expect(together.reservation).toEqual({ outcome: 'refused', lines: [short(a), short(b)] })
  })
})
