import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import { useMenuRows } from '../menus/use-menu-rows.ts'
import { type GrantableMenu, rowsOfTree } from './role-menus.ts'

export interface GrantableMenus {
  /** Undefined while loading. */
  readonly menus: readonly GrantableMenu[] | undefined
  readonly error: Error | null
  /** True if these are only the menus of the person's own role. */
  readonly ownOnly: boolean
  readonly retry: () => void
}

/** The menus that the person can grant: all if they may read menus, otherwise those of their own role. */
export const useGrantableMenus = (): GrantableMenus => {
  const { permissions } = usePermissions()
  const all = grantOf(permissions, 'menus.read') === 'granted'
  const { data, error, refetch } = useMenuRows(all)
  return {
    menus: all ? data : rowsOfTree(permissions.menus),
    error: all ? error : null,
    ownOnly: !all,
    retry: () => void refetch(),
  }
}
