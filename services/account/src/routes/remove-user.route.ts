import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { removeUser } from '@pinline/contracts/account/permissions/remove-user'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { changeAuthorities } from '../accounts/change-authorities.ts'
import { forgetStaff } from '../accounts/forget-staff.ts'

export const removeUserRoute = (parts: AccountParts): Route =>
  route(removeUser, async ({ id, revision }, { staffId, commandContext }) => {
    const at = parts.platform.clock.now().toISOString()
    const command = { type: 'remove-staff', staffId: id, revision, by: staffId, at } as const
    const done = await changeAuthorities(parts.platform, command, commandContext)
    if (isRejection(done)) return done
    await forgetStaff(parts, id)
    return answer({ id }, { positions: [done.position] })
  })
