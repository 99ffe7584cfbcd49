import { listViews } from '@pinline/contracts/account/views/list-views'
import { type SavedView, viewedList } from '@pinline/contracts/account/views/saved-view'
import { shareView } from '@pinline/contracts/account/views/share-view'
import { permissionOf } from '@pinline/contracts/api/call'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useResourceContext } from 'react-admin'
import { grantOf } from '../../../providers/permissions.ts'
import { usePermissions } from '../../use-permissions.ts'

const noViews: readonly SavedView[] = []

/** The saved views of the surrounding list; `list` is undefined where a list has none. */
export const useViews = () => {
  const api = useApi()
  const { permissions } = usePermissions()
  const list = viewedList.safeParse(useResourceContext()).data
  const { data, refetch } = useQuery({
    queryKey: ['views', list ?? null],
    queryFn: async ({ signal }) =>
      list === undefined ? null : await api.read(listViews, { list }, { signal, silent: true }),
    staleTime: 60_000,
  })
  const mayShare = grantOf(permissions, permissionOf(shareView)) === 'granted'
  return {
    list,
    views: data?.list ?? noViews,
    defaultId: data?.defaultId ?? null,
    mayShare,
    /** Whether the person may change a view. */
    mayEdit: ({ isOwn, shared }: SavedView) => isOwn || (shared && mayShare),
    /** The views as they are now. */
    reload: async () => (await refetch()).data?.list ?? noViews,
  }
}
