import { updateRole } from '@pinline/contracts/account/permissions/update-role'
import type { AccountDeps } from '../account-deps.ts'
import { roleCommandRoute } from './role-command-route.ts'

export const updateRoleRoute = (deps: AccountDeps) =>
  roleCommandRoute(deps, updateRole, ({ id, revision, names, menuIds }, { staffId }) => ({
    type: 'update-role',
    roleId: id,
    revision,
    name: names,
    menuIds,
    by: staffId,
  }))
