import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'
import { shippedMenus } from '../domain/permissions/shipped-menus.ts'
import { shippedRoles } from '../domain/permissions/shipped-roles.ts'
import { seedContext } from './seed-context.ts'

/** Defines the menus and roles of this version of the product that are missing. */
export const defineShippedPermissions = async ({ platform }: AccountDeps): Promise<void> => {
  const done = await handleCommand(platform, permissionsDecider, {
    streamId: permissionsStreamId,
    command: { type: 'define-permissions', menus: shippedMenus, roles: shippedRoles },
    context: seedContext(),
  })
  if (isRejection(done)) throw new Error(`shipped permissions were refused: ${done.code}`)
}
