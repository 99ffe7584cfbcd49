import { vaultReference } from '@pinline/events/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AddressVersions } from './address-versions.ts'

const leeds = vaultReference.parse('address-a-leeds0000001@1')
const bremen = vaultReference.parse('address-a-bremen000001@1')

describe('the address of an order', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  /** A stub of account's responses per version, with the requested versions. */
  const accountStub = () => {
    const state = { isUnreachable: false }
    const erased = new Set<string>()
    const requested: string[] = []
    const call = async (_service: string, _call: unknown, { addressRefs }: { addressRefs: readonly string[] }) => {
      requested.push(...addressRefs)
      if (state.isUnreachable) throw new Error('account is away')
      return { addresses: addressRefs.map((name) => (erased.has(name) ? null : { name })) }
    }
    const addresses = new AddressVersions({ call: call as never, log: { warn: () => undefined } as never })
    return { addresses, requested, erased, state }
  }

  it('is queried once for all readers within seconds, in each language', async () => {
    const { addresses, requested } = accountStub()
    const both = [addresses.read(leeds, 'en'), addresses.read(leeds, 'en')]
    expect(await Promise.all(both)).toMatchObject([{ name: leeds }, { name: leeds }])
    expect(await addresses.read(leeds, 'en')).toMatchObject({ name: leeds })
    expect(requested).toEqual([leeds])
    await Promise.all([addresses.read(leeds, 'ja'), addresses.read(bremen, 'ja')])
    expect(requested).toEqual([leeds, leeds, bremen])
  })

  it('is shown for no longer than ten seconds once it is erased', async () => {
    const { addresses, erased } = accountStub()
    await addresses.read(leeds, 'en')
    erased.add(leeds)
    vi.advanceTimersByTime(9_000)
    expect(await addresses.read(leeds, 'en')).toMatchObject({ name: leeds })
    vi.advanceTimersByTime(1_001)
    expect(await addresses.read(leeds, 'en')).toBeNull()
  })

  it('is queried again at once if account did not respond', async () => {
    const { addresses, state } = accountStub()
    state.isUnreachable = true
    expect(await addresses.read(leeds, 'en')).toBeNull()
    state.isUnreachable = false
    expect(await addresses.read(leeds, 'en')).toMatchObject({ name: leeds })
  })
})
