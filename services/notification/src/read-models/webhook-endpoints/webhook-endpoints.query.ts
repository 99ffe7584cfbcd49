import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import type { Platform } from '@pinline/chassis/service'
import { type MyWebhookEndpoint, myWebhookEndpoint } from '@pinline/contracts/notification/webhook/my-webhook-fields'
import type { WebhookEndpointRow } from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import { maxWebhookEndpoints } from '@pinline/contracts/notification/webhook/webhook-fields'
import type { BuyerId, WebhookEndpointId } from '@pinline/events/ids'
import type { WebhookHealth, WebhookHealthShown } from '../../webhooks/webhook-health.ts'
import type { WebhookEndpointView } from './webhook-endpoints.model.ts'
import { webhookEndpointsProjection } from './webhook-endpoints.projection.ts'

type StoredEndpoint = WebhookEndpointView & RowMetadata & { readonly _id: string }
type QueryPlatform = Pick<Platform, 'view' | 'clock'>

const maxCounted = 1000
/** More than a buyer may have, by two requests at the same moment. */
const maxListed = 50
const present = { status: { $in: ['enabled', 'disabled'] as const } }
const ofShop = { buyerId: { $exists: false } }
const unknownHealth: WebhookHealthShown = { failingSince: null, lastDeliveredAt: null, requests: 0, failures: 0 }

const rowOf = (stored: StoredEndpoint, health: WebhookHealthShown, now: string): WebhookEndpointRow => {
  const { endpointId, url, description, eventTypes, order, status, disabledReason, disabledAt, enabledAt } = stored
  const { buyerId = null, previousSecretUntil, secretAt, createdAt, createdBy, updatedAt, updatedBy } = stored
  const failingSince = health.failingSince?.toISOString() ?? null
  return {
    ...{ id: endpointId, buyerId },
    ...{ url, description, eventTypes: [...eventTypes], order, status, disabledReason, disabledAt },
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

/** How many endpoints the shop has. */
export const countWebhookEndpoints = async ({ view }: QueryPlatform): Promise<number> =>
  await view(webhookEndpointsProjection).countDocuments({ ...present, ...ofShop })

/** How many endpoints a buyer has. */
export const countMyWebhookEndpoints = async ({ view }: QueryPlatform, buyerId: BuyerId): Promise<number> =>
  await view(webhookEndpointsProjection).countDocuments({ ...present, buyerId })

/** A buyer's endpoints for the buyer, newest first. */
export const findMyWebhookEndpoints = async (
  platform: QueryPlatform,
  health: WebhookHealth,
  buyerId: BuyerId,
): Promise<MyWebhookEndpoint[]> => {
  const stored = await platform
    .view(webhookEndpointsProjection)
    .find({ ...present, buyerId })
    .sort({ createdAt: -1, _id: -1 })
    .limit(maxListed)
    .toArray()
  return (await withHealth(platform, health, stored)).map((row) => myWebhookEndpoint.parse(row))
}

/** All endpoints of the shop, and one of a buyer if any buyer has one: rows without a buyer are the first. */
export const shopWebhookEndpoints = async ({
  view,
}: Pick<QueryPlatform, 'view'>): Promise<readonly WebhookEndpointView[]> =>
  await view(webhookEndpointsProjection)
    .find({ createdAt: { $exists: true } })
    .sort({ buyerId: 1 })
    .limit(2 * maxWebhookEndpoints)
    .toArray()

/** All endpoints of a buyer. */
export const webhookEndpointsOfBuyer = async (
  { view }: Pick<QueryPlatform, 'view'>,
  buyerId: BuyerId,
): Promise<readonly WebhookEndpointView[]> =>
  await view(webhookEndpointsProjection)
    .find({ ...present, buyerId })
    .toArray()

/** Ids of all endpoints that a buyer has had, deleted or not. */
export const everyEndpointOfBuyer = async (
  { view }: Pick<QueryPlatform, 'view'>,
  buyerId: BuyerId,
): Promise<readonly WebhookEndpointId[]> => {
  const rows = await view(webhookEndpointsProjection)
    .find({ buyerId }, { projection: { endpointId: 1 } })
    .toArray()
  return rows.map(({ endpointId }) => endpointId)
}

/** The host of each endpoint of the shop, and of those of buyers. */
export const webhookHosts = async (
  { view }: QueryPlatform,
  buyers: readonly BuyerId[],
): Promise<ReadonlyMap<WebhookEndpointId, string>> => {
  const stored = await view(webhookEndpointsProjection)
    .find({ ...present, $or: [ofShop, { buyerId: { $in: [...buyers] } }] })
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
