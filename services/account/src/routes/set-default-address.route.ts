import { commandRoute } from '@pinline/chassis/http/command-route'
import { setDefaultAddress } from '@pinline/contracts/account/buyer/set-default-address'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'

export const setDefaultAddressRoute = ({ platform }: AccountDeps) =>
  commandRoute(platform, setDefaultAddress, buyerDecider, {
    toCommand: ({ id }, { buyerId }) => {
      const now = platform.clock.now().toISOString()
      return { streamId: buyerId, command: { type: 'set-default-address', addressId: id, now } as const }
    },
    toOutput: (_done, { input: { id } }) => ({ id }),
  })
