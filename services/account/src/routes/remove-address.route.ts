import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { removeAddress } from '@pinline/contracts/account/buyer/remove-address'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'

export const removeAddressRoute = ({ platform }: AccountDeps): Route =>
  route(removeAddress, async ({ id }, { buyerId, commandContext }) => {
    const done = await handleCommand(platform, buyerDecider, {
      streamId: buyerId,
      command: { type: 'remove-address', addressId: id, at: platform.clock.now().toISOString() },
      context: commandContext,
    })
    return isRejection(done) ? done : result({ id }, { positions: [done.position] })
  })
