import type { KnownPath } from './known-paths.ts'
import { menuPages } from './menu-tree.ts'
import { usePermissions } from './use-permissions.ts'

/** Whether the role's menus have a page. */
export const useReachable = (page: KnownPath): boolean => {
  const { permissions } = usePermissions()
  return menuPages(permissions.menus).some(({ path }) => path === page)
}
