import { listShopSettingChanges } from '@pinline/contracts/catalogue/settings/list-shop-setting-changes'
import { listShopSettings } from '@pinline/contracts/catalogue/settings/list-shop-settings'
import { listEnvironment } from '@pinline/contracts/gateway/environment/list-environment'
import { listSettingChanges } from '@pinline/contracts/order/settings/list-setting-changes'
import { listSettings } from '@pinline/contracts/order/settings/list-settings'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { usePages } from '../../../layout/paging/use-pages.ts'

/** The settings of both services that keep some, and what the environment sets. */
export const useSettingLists = () => {
  const api = useApi()
  const order = useQuery({
    queryKey: ['settings', 'list', 'order'],
    queryFn: ({ signal }) => api.read(listSettings, {}, { signal, silent: true }),
  })
  const catalogue = useQuery({
    queryKey: ['settings', 'list', 'catalogue'],
    queryFn: ({ signal }) => api.read(listShopSettings, {}, { signal, silent: true }),
  })
  const environment = useQuery({
    queryKey: ['settings', 'list', 'environment'],
    queryFn: ({ signal }) => api.read(listEnvironment, {}, { signal, silent: true }),
  })
  const all = [order, catalogue, environment]
  return {
    order: order.data?.list,
    catalogue: catalogue.data?.list,
    environment: environment.data,
    isLoading: all.some(({ isPending }) => isPending),
    error: all.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    onRetry: () => {
      for (const one of all) if (one.error !== null) void one.refetch()
    },
  }
}

/** The changes of one setting, page by page. */
export const useSettingChanges = (service: 'order' | 'catalogue', key: string) => {
  const api = useApi()
  const call = service === 'order' ? listSettingChanges : listShopSettingChanges
  return usePages(['settings', 'changes', service, key], (request, signal) =>
    api.read(call, { key, ...request }, { signal, silent: true }),
  )
}
