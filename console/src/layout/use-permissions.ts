import { usePermissions as useAnyPermissions } from 'react-admin'
import { isPermissions, noPermissions, type Permissions } from '../providers/permissions.ts'

/** The signed-in role's permissions; `pending` until they have loaded. */
export const usePermissions = (): { permissions: Permissions; pending: boolean } => {
  const { permissions, isPending } = useAnyPermissions<unknown>()
  return { permissions: isPermissions(permissions) ? permissions : noPermissions, pending: isPending }
}
