import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { isReceived } from './received-line.ts'

const header = productId.parse('p-00112233445566aa')
const socket = productId.parse('p-00112233445566bb')
const parcel = (receivedAt: string | null) => ({ receivedAt, lines: [{ productId: header, quantity: 2 }] })

describe('a received line', () => {
  it('is in a parcel that has arrived', () => {
    const order = { status: 'shipped', parcels: [parcel('2026-11-25T08:30:00.000Z')] } as const
    expect(isReceived(order, header)).toBe(true)
    expect(isReceived(order, socket)).toBe(false)
    expect(isReceived({ status: 'shipped', parcels: [parcel(null)] }, header)).toBe(false)
  })
  it('is any of a completed order', () =>
    expect(isReceived({ status: 'completed', parcels: [parcel(null)] }, socket)).toBe(true))
})
