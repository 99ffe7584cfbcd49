import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import { useAttributes } from '../categories/use-taxonomy.ts'

const none: readonly AttributeRow[] = []

/** The attributes that staff added; `closed` when the role may not read them, `error` when they could not be read. */
export const useAddedAttributes = (): {
  readonly attributes: readonly AttributeRow[]
  readonly pending: boolean
  readonly closed: boolean
  readonly error: Error | null
  readonly refetch: () => void
} => {
  const { permissions, pending } = usePermissions()
  const closed = !pending && grantOf(permissions, 'categories.read') !== 'granted'
  const { data, isPending, error, refetch } = useAttributes({ enabled: !pending && !closed })
  return {
    attributes: data?.filter(({ fixed }) => !fixed) ?? none,
    pending: !closed && isPending,
    closed,
    error,
    refetch: () => void refetch(),
  }
}
