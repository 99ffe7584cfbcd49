import { isRejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { changeAuthorities } from '../accounts/change-authorities.ts'
import { removeRole } from '../contract/remove-role.ts'

export const removeRoleRoute = ({ platform }: AccountParts): Route =>
  route(removeRole, async ({ id, revision }, { staffId, commandContext }) => {
    const at = platform.clock.now().toISOString()
    const command = { type: 'remove-role', roleId: id, revision, by: staffId, at } as const
    const done = await changeAuthorities(platform, command, commandContext)
    return isRejection(done) ? done : answer({ id }, { positions: [done.position] })
  })
