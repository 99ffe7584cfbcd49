import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { addressVersion } from '@pinline/contracts/account/buyer/address'
import { changeAddress } from '@pinline/contracts/account/buyer/change-address'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { withAddressVersion } from '../accounts/with-address-version.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { checkedAddress, named } from '../regions/named-address.ts'

export const changeAddressRoute = (deps: AccountDeps): Route =>
  route(changeAddress, async ({ id, ...input }, { buyerId, language, commandContext }) => {
    const { platform, buyers } = deps
    const buyer = await buyers.load(buyerId)
    const booked = buyer?.addresses.find((known) => known.addressId === id)
    if (booked === undefined) return rejection('address-not-found')
    const address = checkedAddress(input)
    if (isRejection(address)) return address
    const stored = await buyers.address(booked.addressRef)
    const same = JSON.stringify(stored) === JSON.stringify(addressVersion.parse(address))
    const change = async (addressRef: VaultReference) =>
      await handleCommand(platform, buyerDecider, {
        streamId: buyerId,
        command: {
          type: 'change-address',
          addressId: id,
          addressRef,
          makeDefault: input.isDefault === true,
          now: platform.clock.now().toISOString(),
        },
        context: commandContext,
      })
    const version = { buyerId, addressId: id, address, isKnown: true }
    const done = same ? await change(booked.addressRef) : await withAddressVersion(deps, version, change)
    if (done === undefined) return rejection('address-not-found')
    if (isRejection(done)) return done
    const isDefault = done.state.status === 'registered' && done.state.defaultAddressId === id
    return result({ ...named(address, language), id, isDefault }, { positions: [done.position] })
  })
