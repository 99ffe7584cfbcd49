import { createHash } from 'node:crypto'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { addressId, type VaultReference } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { withAddressVersion } from '../accounts/with-address-version.ts'
import { addressLimit } from '../domain/buyer/buyer.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { checkedAddress, named } from '../regions/named-address.ts'

/** The same id for a repeated request, so that its response names what the first run recorded. */
const idOf = (requestId: string): string => `a-${createHash('sha256').update(requestId).digest('hex').slice(0, 24)}`

export const addAddressRoute = (deps: AccountDeps): Route =>
  route(addAddress, async (input, { buyerId, language, commandContext }) => {
    const { platform, buyers } = deps
    const address = checkedAddress(input)
    if (isRejection(address)) return address
    const before = await buyers.load(buyerId)
    if (before === undefined) return rejection('session-over')
    const { request } = commandContext
    const id = addressId.parse(request === undefined ? platform.newId('a') : idOf(request.id))
    const booked = before.addresses.find((known) => known.addressId === id)
    if (booked === undefined && before.addresses.length >= addressLimit)
      return rejection('address-limit-reached', { data: { limit: addressLimit } })
    const add = async (addressRef: VaultReference) =>
      await handleCommand(platform, buyerDecider, {
        streamId: buyerId,
        command: {
          type: 'add-address',
          addressId: id,
          addressRef,
          makeDefault: input.isDefault === true,
          now: platform.clock.now().toISOString(),
        },
        context: commandContext,
      })
    const stored = { buyerId, addressId: id, address, isKnown: false }
    const done = booked === undefined ? await withAddressVersion(deps, stored, add) : await add(booked.addressRef)
    if (done === undefined) return rejection('session-over')
    if (isRejection(done)) return done
    const isDefault = done.state.status === 'registered' && done.state.defaultAddressId === id
    return result({ ...named(address, language), id, isDefault }, { positions: [done.position] })
  })
