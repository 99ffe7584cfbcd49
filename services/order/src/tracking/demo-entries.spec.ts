import { buyerId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { isDemoParcel } from './demo-entries.ts'

const demoBuyer = { buyerId: buyerId.parse('b-demobuyer') }
const buyer = { buyerId: buyerId.parse('b-0123456789abcdef') }

describe('simulated entries', () => {
  it('are for parcels of the demo data', () => expect(isDemoParcel(demoBuyer, 'DEMO4073958')).toBe(true))
  it('are never for the number of a real carrier, even of a demo buyer', () =>
    expect(isDemoParcel(demoBuyer, '771234567890')).toBe(false))
  it('are never for a buyer of the shop, whatever the number', () =>
    expect(isDemoParcel(buyer, 'DEMO4073958')).toBe(false))
})
