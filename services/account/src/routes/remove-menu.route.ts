import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { removeMenu } from '@pinline/contracts/account/permissions/remove-menu'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { changeAuthorities } from '../accounts/change-authorities.ts'

export const removeMenuRoute = ({ platform }: AccountParts): Route =>
  route(removeMenu, async ({ id, revision }, { staffId, commandContext }) => {
    const at = platform.clock.now().toISOString()
    const command = { type: 'remove-menu', menuId: id, revision, by: staffId, at } as const
    const done = await changeAuthorities(platform, command, commandContext)
    return isRejection(done) ? done : answer({ id }, { positions: [done.position] })
  })
