import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'
import { useGetList } from 'react-admin'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'

export interface RoleChoice {
  readonly id: string
  readonly name: string
}

/** The roles to choose from, if the person may read roles; a present role that the list lacks comes first. */
export const useRoleChoices = (known?: RoleChoice): readonly RoleChoice[] => {
  const { permissions } = usePermissions()
  const { data = [] } = useGetList<RoleRow>(
    'roles',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: grantOf(permissions, 'roles.read') === 'granted' },
  )
  const roles = data.map(({ id, name }) => ({ id, name }))
  return known === undefined || roles.some(({ id }) => id === known.id) ? roles : [known, ...roles]
}
