import { Link } from 'react-router-dom'
import { menuPages } from '../../layout/menu-tree.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { PersonName } from '../people/person-name.tsx'
import { personIdOf } from '../people/use-person-name.ts'
import { objectLink } from './object-link.ts'

/** A person by name, anything else by id; with a link when the role has access to its page. */
export const ObjectName = ({ id }: { id: string }) => {
  const { permissions } = usePermissions()
  const link = objectLink(id)
  const reachable = link !== undefined && menuPages(permissions.menus).some(({ path }) => path === link.page)
  const isPerson = personIdOf(id) !== undefined
  const name = isPerson ? <PersonName id={id} /> : id
  if (reachable)
    return (
      <Link className={isPerson ? undefined : 'part-number'} to={link.to} onClick={(event) => event.stopPropagation()}>
        {name}
      </Link>
    )
  return isPerson ? name : <span className="figure">{id}</span>
}
