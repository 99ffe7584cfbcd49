import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { removeRole } from '@pinline/contracts/account/permissions/remove-role'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { changeAuthorities } from '../accounts/change-authorities.ts'

export const removeRoleRoute = ({ platform }: AccountParts): Route =>
  route(removeRole, async ({ id, revision }, { staffId, commandContext }) => {
    const at = platform.clock.now().toISOString()
    const command = { type: 'remove-role', roleId: id, revision, by: staffId, at } as const
    const done = await changeAuthorities(platform, command, commandContext)
    return isRejection(done) ? done : answer({ id }, { positions: [done.position] })
  })
