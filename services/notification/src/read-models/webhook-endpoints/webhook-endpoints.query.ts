import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import type { Platform } from '@pinline/chassis/service'
import type { WebhookEndpointRow } from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import type { WebhookEndpointId } from '@pinline/events/ids'
import type { WebhookHealth, WebhookHealthShown } from '../../webhooks/webhook-health.ts'
import type { WebhookEndpointView } from './webhook-endpoints.model.ts'
import { webhookEndpointsProjection } from './webhook-endpoints.projection.ts'

type StoredEndpoint = WebhookEndpointView & RowMetadata & { readonly _id: string }
type QueryPlatform = Pick<Platform, 'view' | 'clock'>

const maxCounted = 1000
const unknownHealth: WebhookHealthShown = { failingSince: null, lastDeliveredAt: null, requests: 0, failures: 0 }

const rowOf = (stored: StoredEndpoint, health: WebhookHealthShown, now: string): WebhookEndpointRow => {
  const { endpointId, url, description, eventTypes, order, status, disabledReason, disabledAt, enabledAt } = stored
  const { previousSecretUntil, secretAt, createdAt, createdBy, updatedAt, updatedBy } = stored
  const failingSince = health.failingSince?.toISOString() ?? null
  return {
    ...{ id: endpointId, url, description, eventTypes: [...eventTypes], order, status, disabledReason, disabledAt },
    previousSecretUntil: previousSecretUntil !== null && previousSecretUntil > now ? previousSecretUntil : null,
    secretAt,
    failingSince: failingSince === null || failingSince > enabledAt ? failingSince : null,
    ...{ requests: health.requests, failures: health.failures },
    lastDeliveredAt: health.lastDeliveredAt?.toISOString() ?? null,
    ...{ createdAt, createdBy, updatedAt, updatedBy, revision: stored._versions[stored._id] ?? 0 },
  }
}

const withHealth = async (
  platform: QueryPlatform,
  health: WebhookHealth,
  stored: readonly StoredEndpoint[],
): Promise<WebhookEndpointRow[]> => {
  const known = await health.of(stored.map(({ endpointId }) => endpointId))
  const now = platform.clock.now().toISOString()
  return stored.map((one) => rowOf(one, known.get(one.endpointId) ?? unknownHealth, now))
}

/** Endpoints for staff, newest first. */
export const findWebhookEndpoints = async (
  platform: QueryPlatform,
  health: WebhookHealth,
  request: AdminList<{ readonly status?: 'enabled' | 'disabled' | undefined }>,
): Promise<AdminRows<WebhookEndpointRow>> => {
  const where = {
    status: request.filter.status ?? { $in: ['enabled', 'disabled'] },
    ...(request.ids === undefined ? {} : { _id: { $in: [...request.ids] } }),
  }
  const view = platform.view(webhookEndpointsProjection)
  const { rows, ...counted } = await readSlice(view, where, request, { field: 'createdAt', maxCounted })
  return { rows: await withHealth(platform, health, rows), ...counted }
}

export const findWebhookEndpoint = async (
  platform: QueryPlatform,
  health: WebhookHealth,
  id: string,
): Promise<WebhookEndpointRow | undefined> => {
  const stored = await platform
    .view(webhookEndpointsProjection)
    .findOne({ _id: id, status: { $in: ['enabled', 'disabled'] } })
  return stored === null ? undefined : (await withHealth(platform, health, [stored]))[0]
}

/** How many endpoints there are. */
export const countWebhookEndpoints = async ({ view }: QueryPlatform): Promise<number> =>
  await view(webhookEndpointsProjection).countDocuments({ status: { $in: ['enabled', 'disabled'] } })

/** All endpoints. */
export const allWebhookEndpoints = async ({
  view,
}: Pick<QueryPlatform, 'view'>): Promise<readonly WebhookEndpointView[]> =>
  await view(webhookEndpointsProjection)
    .find({ createdAt: { $exists: true } })
    .toArray()

/** The host of each endpoint. */
export const webhookHosts = async ({ view }: QueryPlatform): Promise<ReadonlyMap<WebhookEndpointId, string>> => {
  const stored = await view(webhookEndpointsProjection)
    .find({ status: { $in: ['enabled', 'disabled'] } })
    .toArray()
  return new Map(stored.map(({ endpointId, url }) => [endpointId, new URL(url).host]))
}

/** The ids of all endpoints. */
export const webhookEndpointIds = async ({ view }: QueryPlatform): Promise<readonly string[]> =>
  (
    await view(webhookEndpointsProjection)
      .find({ status: { $in: ['enabled', 'disabled'] } })
      .toArray()
  ).map(({ endpointId }) => endpointId)
