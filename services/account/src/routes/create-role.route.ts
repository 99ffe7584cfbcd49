import { createRole } from '@pinline/contracts/account/permissions/create-role'
import type { AccountDeps } from '../account-deps.ts'
import { idOfRequest } from '../accounts/change-permissions.ts'
import { roleCommandRoute } from './role-command-route.ts'

export const createRoleRoute = (deps: AccountDeps) =>
  roleCommandRoute(deps, createRole, ({ names, menuIds }, { staffId, commandContext }) => ({
    type: 'create-role',
    roleId: idOfRequest(deps.platform, 'r', commandContext),
    name: names,
    menuIds,
    by: staffId,
  }))
