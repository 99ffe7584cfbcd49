import { vaultReference } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { deviceCookie, isDeviceOf, readDevice } from './device-cookie.ts'

const secret = 'a secret of at least 32 bytes, for tests'
const accountOf = (id: string, version = 1) => ({
  id,
  credentialRef: vaultReference.parse(`credential-${id}@${version}`),
})
const buyerId = 'b-0123456789'
const buyer = accountOf(buyerId)
const cookiesOf = ({ name, value }: { name: string; value: string }) => ({ [name]: value })

describe('the cookie of a device', () => {
  it('is recognised for the account that it was made for', () => {
    const shown = cookiesOf(deviceCookie(secret, 'buyer', buyer, {}))
    expect(readDevice(secret, 'buyer', shown)).toMatchObject({ accountId: buyerId })
  })

  it('stays the same device when its owner signs in again, and becomes another one for another account', () => {
    const shown = cookiesOf(deviceCookie(secret, 'buyer', buyer, {}))
    const again = cookiesOf(deviceCookie(secret, 'buyer', buyer, shown))
    expect(again).toEqual(shown)
    const others = cookiesOf(deviceCookie(secret, 'buyer', accountOf('b-9876543210'), shown))
    expect(readDevice(secret, 'buyer', others)?.deviceId).not.toBe(readDevice(secret, 'buyer', shown)?.deviceId)
  })

  it('is one of its account until the password is another one', () => {
    const shown = cookiesOf(deviceCookie(secret, 'buyer', buyer, {}))
    const device = readDevice(secret, 'buyer', shown)
    const owners = [buyer, accountOf(buyerId, 2), accountOf('b-9876543210')]
    expect(owners.map((owner) => device !== undefined && isDeviceOf(secret, device, owner))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is rejected if it was forged, changed, or made for the other audience or with another secret', () => {
    const { name, value } = deviceCookie(secret, 'buyer', buyer, {})
    const staffs = deviceCookie(secret, 'staff', accountOf('s-0123456789'), {})
    const wrong = [
      {},
      { [name]: 'rubbish' },
      { [name]: value.replace(buyerId, 'b-9876543210') },
      { [name]: `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}` },
      { [name]: staffs.value },
      cookiesOf(deviceCookie('another secret of at least 32 bytes', 'buyer', buyer, {})),
    ]
    for (const shown of wrong) expect(readDevice(secret, 'buyer', shown)).toBeUndefined()
  })

  it('is sent to the sign-in paths of its audience only', () => {
    expect(deviceCookie(secret, 'buyer', buyer, {}).path).toBe('/api/v1')
    expect(deviceCookie(secret, 'staff', accountOf('s-0123456789'), {}).path).toBe('/api/v1/public/admin')
  })
})
