import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerId, WebhookEndpointId } from '@pinline/events/ids'
import { webhookEndpointDecider } from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'

/** Whose endpoint it is, also when it is deleted, so that a repeated request gets its first response. */
const ownerOf = async (platform: Platform, id: WebhookEndpointId): Promise<BuyerId | undefined> => {
  const { state } = await loadStream(platform, webhookEndpointDecider, id)
  return state.status === 'new' ? undefined : state.buyerId
}

/** Refuses an endpoint that is not the buyer's own as if there were none. */
export const refuseUnlessMine = async (
  platform: Platform,
  id: WebhookEndpointId,
  buyerId: BuyerId,
): Promise<Rejection | undefined> =>
  (await ownerOf(platform, id)) === buyerId ? undefined : rejection('webhook-endpoint-not-found')

/** Only a buyer changes their endpoint, or learns its secret; staff may stop or delete it. */
export const refuseUnlessOfShop = async (platform: Platform, id: WebhookEndpointId): Promise<Rejection | undefined> =>
  (await ownerOf(platform, id)) === undefined ? undefined : rejection('webhook-endpoint-not-found')
