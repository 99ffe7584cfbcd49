import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { useGetList } from 'react-admin'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'

const none: readonly AttributeRow[] = []

/** The attributes that staff added; `closed` when the role may not read them. */
export const useAddedAttributes = (): {
  readonly attributes: readonly AttributeRow[]
  readonly pending: boolean
  readonly closed: boolean
} => {
  const { permissions, pending } = usePermissions()
  const closed = !pending && grantOf(permissions, 'categories.read') !== 'granted'
  const { data, isPending } = useGetList<AttributeRow>(
    'attributes',
    { pagination: { page: 1, perPage: 500 }, sort: { field: 'orderNum', order: 'ASC' } },
    { enabled: !pending && !closed },
  )
  return { attributes: data?.filter(({ fixed }) => !fixed) ?? none, pending: !closed && isPending, closed }
}
