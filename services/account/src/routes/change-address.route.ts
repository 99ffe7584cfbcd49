import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { addressVersion } from '@pinline/contracts/account/buyer/address'
import { changeAddress } from '@pinline/contracts/account/buyer/change-address'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { checkedAddress, named } from '../regions/named-address.ts'

export const changeAddressRoute = ({ platform, buyers }: AccountDeps): Route =>
  route(changeAddress, async ({ id, ...input }, { buyerId, language, commandContext }) => {
    const buyer = await buyers.load(buyerId)
    const booked = buyer?.addresses.find((known) => known.addressId === id)
    if (booked === undefined) return rejection('address-not-found')
    const address = checkedAddress(input)
    if (isRejection(address)) return address
    const stored = await buyers.address(booked.addressRef)
    const same = JSON.stringify(stored) === JSON.stringify(addressVersion.parse(address))
    const done = await handleCommand(platform, buyerDecider, {
      streamId: buyerId,
      command: {
        type: 'change-address',
        addressId: id,
        addressRef: same ? booked.addressRef : await platform.vault.put('address', id, address, addressVersion),
        makeDefault: input.isDefault === true,
        now: platform.clock.now().toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done)) return done
    const isDefault = done.state.status === 'registered' && done.state.defaultAddressId === id
    return result({ ...named(address, language), id, isDefault }, { positions: [done.position] })
  })
