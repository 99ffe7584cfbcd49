import { createHash } from 'node:crypto'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { addressVersion } from '@pinline/contracts/account/buyer/address'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { addressId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { addressLimit } from '../domain/buyer/buyer.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { checkedAddress, named } from '../regions/named-address.ts'

/** The same id for a repeated request, so that its response names what the first run recorded. */
const idOf = (requestId: string): string => `a-${createHash('sha256').update(requestId).digest('hex').slice(0, 24)}`

export const addAddressRoute = ({ platform, buyers }: AccountDeps): Route =>
  route(addAddress, async (input, { buyerId, language, commandContext }) => {
    const address = checkedAddress(input)
    if (isRejection(address)) return address
    const before = await buyers.load(buyerId)
    const { request } = commandContext
    const id = addressId.parse(request === undefined ? platform.newId('a') : idOf(request.id))
    const booked = before?.addresses.find((known) => known.addressId === id)
    if (booked === undefined && (before?.addresses.length ?? 0) >= addressLimit)
      return rejection('address-limit-reached', { data: { limit: addressLimit } })
    const done = await handleCommand(platform, buyerDecider, {
      streamId: buyerId,
      command: {
        type: 'add-address',
        addressId: id,
        addressRef: booked?.addressRef ?? (await platform.vault.put('address', id, address, addressVersion)),
        makeDefault: input.isDefault === true,
        now: platform.clock.now().toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done)) return done
    const isDefault = done.state.status === 'registered' && done.state.defaultAddressId === id
    return result({ ...named(address, language), id, isDefault }, { positions: [done.position] })
  })
