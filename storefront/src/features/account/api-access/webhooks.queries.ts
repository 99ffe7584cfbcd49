import { listMyWebhookDeliveries } from '@pinline/contracts/notification/webhook/list-my-webhook-deliveries'
import { listMyWebhookEndpoints } from '@pinline/contracts/notification/webhook/list-my-webhook-endpoints'
import type { WebhookEndpointId } from '@pinline/events/ids'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { readPage } from '../../../app/read-page.ts'
import type { AppContext } from '../../../app/router-context.ts'

const endpointsKey = ['webhook-endpoints'] as const
const deliveriesKey = ['webhook-deliveries'] as const
/** A test takes a moment; the log shows it without being asked. */
const refreshMs = 5000

export const reloadWebhooks = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: endpointsKey }),
    queryClient.invalidateQueries({ queryKey: deliveriesKey }),
  ])
}

export const listMyWebhookEndpointsQuery = ({ api }: AppContext) =>
  queryOptions({
    queryKey: endpointsKey,
    queryFn: async ({ signal }) => (await api.read(listMyWebhookEndpoints, {}, { signal, silent: true })).list,
    staleTime: 0,
  })

export interface WebhookLogRequest {
  readonly id: WebhookEndpointId
  readonly page: number
  readonly pageSize: 15 | 30 | 50
}

export const listMyWebhookDeliveriesQuery = ({ api }: AppContext, request: WebhookLogRequest) =>
  queryOptions({
    queryKey: [...deliveriesKey, request],
    queryFn: ({ signal }) =>
      readPage(request.page, (page) =>
        api.read(listMyWebhookDeliveries, { ...request, page }, { signal, silent: true }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  })
