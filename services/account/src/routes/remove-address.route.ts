import { commandRoute } from '@pinline/chassis/http/command-route'
import { removeAddress } from '@pinline/contracts/account/buyer/remove-address'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'

export const removeAddressRoute = ({ platform }: AccountDeps) =>
  commandRoute(platform, removeAddress, buyerDecider, {
    toCommand: ({ id }, { buyerId }) => {
      const now = platform.clock.now().toISOString()
      return { streamId: buyerId, command: { type: 'remove-address', addressId: id, now } as const }
    },
    toOutput: (_done, { input: { id } }) => ({ id }),
  })
