import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { authoritiesStreamId } from '../domain/authorities/authorities.ts'
import { authoritiesDecider } from '../domain/authorities/authorities-decider.ts'
import { administratorRole, shippedMenus } from '../domain/authorities/shipped-authorities.ts'
import { seedContext } from './seed-context.ts'

/** Brings menus and roles of this version of the product in, where they are missing. */
export const defineShippedAuthorities = async ({ platform }: AccountParts): Promise<void> => {
  const done = await handleCommand(platform, authoritiesDecider, {
    streamId: authoritiesStreamId,
    command: { type: 'define-authorities', menus: shippedMenus, roles: [administratorRole] },
    context: seedContext(),
  })
  if (isRejection(done)) throw new Error(`shipped authorities were refused: ${done.code}`)
}
