import { commandRoute } from '@pinline/chassis/http/command-route'
import { setBuyerState } from '@pinline/contracts/account/people/set-buyer-state'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'

/** Sessions of the disabled are ended before they are enabled too: an end that was cut off must not let them live again. */
export const setBuyerStateRoute = ({ platform, sessions, buyers }: AccountDeps) =>
  commandRoute(platform, setBuyerState, buyerDecider, {
    toCommand: async ({ id, disabled }) => {
      if (!disabled && (await buyers.load(id))?.disabled === true) await sessions.endAll('buyer', id)
      const command = { type: 'set-buyer-state', disabled, now: platform.clock.now().toISOString() } as const
      return { streamId: id, command }
    },
    toOutput: async (_done, { input: { id, disabled } }) => {
      if (disabled) await sessions.endAll('buyer', id)
      return { id, disabled }
    },
  })
