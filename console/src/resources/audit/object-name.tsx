import { Link } from 'react-router-dom'
import { menuPages } from '../../layout/menu-tree.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { objectLink } from './object-link.ts'

/** An id, with a link when the role has access to its page. */
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
