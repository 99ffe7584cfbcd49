import { isRejection, rejection } from '@pinline/chassis/contract/error-codes'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { addressId } from '@pinline/events/ids'
import type { AccountParts } from '../account-parts.ts'
import { addAddress } from '../contract/add-address.ts'
import { addressVersion } from '../contract/address.ts'
import { addressLimit } from '../domain/buyer/buyer.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { checkedAddress, named } from '../regions/named-address.ts'

export const addAddressRoute = ({ platform, buyers }: AccountParts): Route =>
  route(addAddress, async (input, { buyerId, language, commandContext }) => {
    const address = checkedAddress(input)
    if (isRejection(address)) return address
    const before = await buyers.load(buyerId)
    if ((before?.addresses.length ?? 0) >= addressLimit)
      return rejection('address-limit-reached', { data: { limit: addressLimit } })
    const id = addressId.parse(platform.newId('a'))
    const done = await handleCommand(platform, buyerDecider, {
      streamId: buyerId,
      command: {
        type: 'add-address',
        addressId: id,
        addressRef: await platform.vault.put('address', id, address, addressVersion),
        makeDefault: input.isDefault === true,
        at: platform.clock.now().toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done)) return done
    const isDefault = done.state.status === 'registered' && done.state.defaultAddressId === id
    return answer({ ...named(address, language), id, isDefault }, { positions: [done.position] })
  })
