import { Link } from 'react-router-dom'
import { menuPages } from '../../layout/menu-tree.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { objectLink } from './object-link.ts'

/** An id, leading to its page where the role has it. */
export const ObjectName = ({ id }: { id: string }) => {
  const { permissions } = usePermissions()
  const link = objectLink(id)
  const reachable = link !== undefined && menuPages(permissions.menus).some(({ path }) => path === link.page)
  return reachable ? (
    <Link className="part-number" to={link.to} onClick={(event) => event.stopPropagation()}>
      {id}
    </Link>
  ) : (
    <span className="figure">{id}</span>
  )
}
