import { updateRole } from '@pinline/contracts/account/permissions/update-role'
import type { AccountDeps } from '../account-deps.ts'
import { refuseUnprovedAccess } from '../accounts/step-up.ts'
import { roleCommandRoute } from './role-command-route.ts'

export const updateRoleRoute = (deps: AccountDeps) =>
  roleCommandRoute(deps, updateRole, async ({ id, revision, names, menuIds, ...own }, context) => {
    const { staffId: by } = context
    const command = { type: 'update-role', roleId: id, revision, name: names, menuIds, by } as const
    return (await refuseUnprovedAccess(deps, command, own, context)) ?? command
  })
