import { presentRow } from '@pinline/chassis/read-models/present-row'
import type { Platform } from '@pinline/chassis/service'
import type { BuyerId, WebhookEndpointId } from '@pinline/events/ids'
import { webhookEndpointEvent } from '@pinline/events/notification/webhook-endpoint-event'
import type { WebhookEndpointView } from '../read-models/webhook-endpoints/webhook-endpoints.model.ts'
import { webhookEndpointsProjection } from '../read-models/webhook-endpoints/webhook-endpoints.projection.ts'
import {
  shopWebhookEndpoints,
  webhookEndpointsOfBuyer,
} from '../read-models/webhook-endpoints/webhook-endpoints.query.ts'

/** Endpoints as their commits have them. */
export interface EndpointsRead {
  readonly ofShop: readonly WebhookEndpointView[]
  /** Whether a buyer may have any. */
  readonly hasBuyers: boolean
  /** Those of which the view lacked events, deleted ones without a row. */
  readonly late: ReadonlyMap<WebhookEndpointId, WebhookEndpointView | undefined>
}

/** A commit is stored within this time of its date. */
const overlapMs = 600_000
const types = webhookEndpointEvent.options.map(({ shape }) => shape.type.value)
const byMajority = { readConcern: { level: 'majority' } } as const

const withLate = (
  rows: readonly WebhookEndpointView[],
  late: EndpointsRead['late'],
  isMeant: (endpoint: WebhookEndpointView) => boolean,
): readonly WebhookEndpointView[] => [
  ...rows.filter((row) => isMeant(row) && !late.has(row.endpointId)),
  ...[...late.values()].filter((endpoint) => endpoint !== undefined).filter(isMeant),
]

/**
 * Reads endpoints from the view, and from their own commits what the view lacks. Prevents the failures "a new endpoint is
 * not sent the event after it", "an endpoint that was enabled again lists the next event as skipped" and "a test sent
 * after its secret was rotated carries the former secret alone": the response to a command does not wait for the view
 * for ever. Shown by tests/system/notification/late-endpoints.spec.ts.
 */
export class PresentEndpoints {
  readonly #platform
  /** All commits that are dated earlier are in the view of this name. */
  #complete = { view: '', until: new Date(0) }

  constructor(platform: Pick<Platform, 'clock' | 'store' | 'view'>) {
    this.#platform = platform
  }

  /** The shop's endpoints, and what the view lacks of any. */
  async read(): Promise<EndpointsRead> {
    const late = await this.#late()
    const rows = await shopWebhookEndpoints(this.#platform)
    const hasBuyers = [...rows, ...late.values()].some((endpoint) => endpoint?.buyerId !== undefined)
    return { ofShop: withLate(rows, late, ({ buyerId }) => buyerId === undefined), hasBuyers, late }
  }

  async ofBuyer(buyer: BuyerId, { late }: Pick<EndpointsRead, 'late'>): Promise<readonly WebhookEndpointView[]> {
    return withLate(await webhookEndpointsOfBuyer(this.#platform, buyer), late, ({ buyerId }) => buyerId === buyer)
  }

  /** One endpoint; undefined if it is deleted. */
  async one(endpointId: WebhookEndpointId): Promise<WebhookEndpointView | undefined> {
    return (await this.#fold([endpointId])).get(endpointId)
  }

  async #late(): Promise<EndpointsRead['late']> {
    const { clock, store, view } = this.#platform
    const startedAt = clock.now().getTime()
    const rows = view(webhookEndpointsProjection)
    const since = rows.collectionName === this.#complete.view ? this.#complete.until : new Date(0)
    const end = { $subtract: [{ $add: ['$version', { $size: '$events' }] }, 1] }
    const heads = await store.commits
      .aggregate<{ _id: WebhookEndpointId; version: number }>(
        [
          { $match: { 'events.type': { $in: types }, committedAt: { $gte: since } } },
          { $group: { _id: '$streamId', version: { $max: end } } },
        ],
        byMajority,
      )
      .toArray()
    const behind = heads.length === 0 ? [] : await this.#behind(heads)
    if (behind.length > 0) return await this.#fold(behind)
    this.#complete = { view: rows.collectionName, until: new Date(startedAt - overlapMs) }
    return new Map()
  }

  /** Endpoints of which the view lacks events. */
  async #behind(heads: readonly { readonly _id: WebhookEndpointId; readonly version: number }[]) {
    const ids = heads.map(({ _id }) => _id)
    const known = await this.#platform
      .view(webhookEndpointsProjection)
      .find({ _id: { $in: ids } }, { projection: { _versions: 1 } })
      .toArray()
    const versions = new Map(known.map(({ _id, _versions }) => [_id, _versions[_id] ?? 0]))
    return heads.filter(({ _id, version }) => (versions.get(_id) ?? 0) < version).map(({ _id }) => _id)
  }

  /** Rows first: what is committed meanwhile is among the commits after them. */
  async #fold(ids: readonly WebhookEndpointId[]): Promise<EndpointsRead['late']> {
    const { store, view } = this.#platform
    const rows = await view(webhookEndpointsProjection)
      .find({ _id: { $in: [...ids] } })
      .toArray()
    const rowOf = new Map<string, (typeof rows)[number]>(rows.map((row) => [row._id, row]))
    const commits = await store.loadMany(
      ids.map((streamId) => ({ streamId, afterVersion: rowOf.get(streamId)?._versions[streamId] ?? 0 })),
    )
    const later = Map.groupBy(commits, ({ streamId }) => streamId)
    return new Map(
      ids.map((id) => [id, presentRow(webhookEndpointsProjection, store.service, rowOf.get(id), later.get(id) ?? [])]),
    )
  }
}
