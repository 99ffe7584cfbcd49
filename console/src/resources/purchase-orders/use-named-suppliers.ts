import type { SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { suppliersResource } from '@pinline/contracts/catalogue/supplier/suppliers-resource'
import { useDataProvider, useGetList } from 'react-admin'
import { useDebounced } from '../../layout/use-debounced.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'

/** So many are offered while a name is typed, and so many of one name. */
const offered = 25

const requestFor = (filter: { readonly q: string } | { readonly name: string }) => ({
  filter: { ...filter, state: 'active' },
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: offered },
})

/** Active suppliers while a name is typed: those to choose from, and those that have exactly this name. */
export const useNamedSuppliers = (typed: string) => {
  const dataProvider = useDataProvider()
  const { permissions } = usePermissions()
  const canRead = grantOf(permissions, suppliersResource.permission) === 'granted'
  const name = typed.trim()
  const shown = useDebounced(name)
  const found = useGetList<SupplierRecord>('suppliers', requestFor({ q: shown }), { enabled: canRead })
  const named = useGetList<SupplierRecord>('suppliers', requestFor({ name: shown }), {
    enabled: canRead && shown !== '',
  })
  return {
    found: found.data ?? [],
    /** Undefined until they are loaded, and for who may not see suppliers. */
    named: shown === name && shown !== '' ? named.data : undefined,
    /** Those with this name as they are now. */
    find: async (): Promise<readonly SupplierRecord[]> =>
      canRead ? (await dataProvider.getList<SupplierRecord>('suppliers', requestFor({ name }))).data : [],
  }
}
