import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { addressVersion } from '@pinline/contracts/account/buyer/address'
import { keepAddressVersion } from '@pinline/contracts/account/buyer/keep-address-version'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { withAddressVersion } from '../accounts/with-address-version.ts'
import { checkedAddress } from '../regions/named-address.ts'

/** The address that a version is of: `address-a-3f…@3` is one of `a-3f…`. */
const addressIdOf = (reference: VaultReference): string => reference.replace(/^address-|@\d+$/g, '')

export const keepAddressVersionRoute = (deps: AccountDeps): Route =>
  route(keepAddressVersion, async ({ buyerId, basedOn, ...input }) => {
    const { buyers } = deps
    const buyer = await buyers.load(buyerId)
    const own = [...(buyer?.addresses.map(({ addressId }) => addressId) ?? []), ...(buyer?.removedAddressIds ?? [])]
    const id = own.find((addressId) => addressId === addressIdOf(basedOn))
    const before = id === undefined ? undefined : await buyers.address(basedOn)
    if (id === undefined || before === undefined) return rejection('address-not-found')
    const address = checkedAddress(input.address)
    if (isRejection(address)) return address
    const same = JSON.stringify(before) === JSON.stringify(addressVersion.parse(address))
    if (same) return result({ addressRef: basedOn })
    const version = { buyerId, addressId: id, address, isKnown: true }
    // An erasure after this finds the version by its address.
    const recorded = await withAddressVersion(deps, version, async (addressRef) =>
      (await buyers.load(buyerId)) === undefined ? rejection('address-not-found') : result({ addressRef }),
    )
    return recorded ?? rejection('address-not-found')
  })
