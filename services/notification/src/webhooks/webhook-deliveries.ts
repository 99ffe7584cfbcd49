import { createHash } from 'node:crypto'
import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import { type MyWebhookDelivery, myWebhookDelivery } from '@pinline/contracts/notification/webhook/my-webhook-fields'
import {
  type WebhookDeliveryFilter,
  type WebhookDeliveryRow,
  type WebhookTry,
  webhookDeliveriesResource,
} from '@pinline/contracts/notification/webhook/webhook-deliveries-resource'
import { webhookTestType } from '@pinline/contracts/notification/webhook/webhook-event-types'
import { type WebhookDeliveryState, webhookDeliveryState } from '@pinline/contracts/notification/webhook/webhook-fields'
import type { WebhookEndpointId } from '@pinline/events/ids'
import type { WebhookOrder } from '@pinline/events/notification/webhook-endpoint-content'
import { traceHeaders } from '@pinline/telemetry/current-trace'
import { maxWebhookTries, pauseAfter } from './retry-schedule.ts'

type StoredTry = Omit<WebhookTry, 'at'> & { readonly at: Date }

interface StoredDelivery {
  /** Endpoint and message, so that an event that is received again is no second delivery. */
  readonly _id: string
  readonly endpointId: WebhookEndpointId
  readonly messageId: string
  readonly type: string
  /** The stream of the event, whose order may be kept; a test is a stream of its own. */
  readonly stream: string
  readonly sequence: number
  readonly body: string
  /** Trace of what recorded it; those of earlier releases have none. */
  readonly traceparent?: string
  readonly state: WebhookDeliveryState
  /** Requests since it was recorded or redelivered. */
  readonly tries: number
  readonly nextTryAt: Date
  readonly requests: readonly StoredTry[]
  /** Key of the request that redelivered it last. */
  readonly redeliveredBy?: string
  readonly at: Date
  readonly endsAt: Date
}

/** So many deliveries that are done with are kept of an endpoint. */
const maxFinished = 20_000

export const deliveriesExpiry = endsAt('endsAt', {
  ...{ kind: 'webhook-deliveries', daysBy: 'WEBHOOK_LOG_DAYS', from: 'updated', begin: 'at' },
  ...{ newest: maxFinished, newestPer: 'webhook-endpoint' },
})

/** What is to be sent. */
export type NewDelivery = Pick<StoredDelivery, 'endpointId' | 'messageId' | 'type' | 'stream' | 'sequence' | 'body'> & {
  readonly state: 'waiting' | 'skipped'
}

/** A delivery that this process sends now. */
export type ReservedDelivery = Pick<
  StoredDelivery,
  'endpointId' | 'messageId' | 'type' | 'body' | 'traceparent' | 'tries'
> & {
  readonly id: string
}

export interface DeliverySettings {
  readonly retentionMs: number
  /** For how long a request is nobody else's. */
  readonly reservedMs: number
}

/** So many tries are listed of a delivery. */
const maxRequests = 20
const maxSweptEndpoints = 200
/** So many are in the timeline of an order. */
const maxTraced = 200
const maxListed = webhookDeliveriesResource.countsTo ?? Number.POSITIVE_INFINITY

export const deliverWebhooksName = 'deliver-webhooks'

export const deliveryId = (endpointId: WebhookEndpointId, messageId: string): string => `${endpointId}:${messageId}`

/** A number from 0 up to 1 that a delivery always has. */
const shareOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32

const tryOf = ({ at, ...one }: StoredTry): WebhookTry => ({ ...one, at: at.toISOString() })

const rowOf = (stored: StoredDelivery): WebhookDeliveryRow => {
  const { _id: id, endpointId, messageId, type, stream, state, at, tries, nextTryAt, requests } = stored
  const last = requests.at(-1)
  const { answer: _, ...lastTry } = last === undefined ? { answer: '' } : tryOf(last)
  return {
    ...{ id, endpointId, messageId, type, state, tries },
    subject: type === webhookTestType ? null : stream.slice(stream.indexOf('/') + 1),
    at: at.toISOString(),
    lastTry: 'at' in lastTry ? lastTry : null,
    nextTryAt: state === 'waiting' ? nextTryAt.toISOString() : null,
    body: null,
    requests: null,
  }
}

const whereOf = ({ endpointId, state, type = '' }: WebhookDeliveryFilter, ids?: readonly string[]): object => ({
  ...(endpointId === undefined ? {} : { endpointId }),
  ...(state === undefined ? {} : { state }),
  ...(type === '' ? {} : { type }),
  ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
})

/**
 * What is sent to webhook endpoints, one document a message and endpoint: it is there before anything is sent, so that a
 * process that dies, or a Redis that loses its data, loses none. Delivery is at least once; receivers know a repetition
 * by its id. These are documents of a month, the log as well.
 */
export class WebhookDeliveries {
  readonly #deliveries
  readonly #platform
  readonly #settings

  constructor(platform: Pick<Platform, 'db' | 'clock' | 'wake'>, settings: DeliverySettings) {
    this.#platform = platform
    this.#settings = settings
    this.#deliveries = platform.db.collection<StoredDelivery>('webhook-deliveries', { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await this.#deliveries.createIndexes([
      expiryIndex(deliveriesExpiry),
      { key: { state: 1, nextTryAt: 1, endpointId: 1 } },
      { key: { endpointId: 1, state: 1, stream: 1, sequence: 1 } },
      { key: { at: -1, _id: -1 } },
      { key: { state: 1, at: -1, _id: -1 } },
      { key: { type: 1, at: -1, _id: -1 } },
      { key: { endpointId: 1, at: -1, _id: -1 } },
      { key: { endpointId: 1, state: 1, at: -1, _id: -1 } },
      { key: { endpointId: 1, type: 1, at: -1, _id: -1 } },
    ])
  }

  /** Records deliveries, each once; what is waiting is sent soon. */
  async add(deliveries: readonly NewDelivery[]): Promise<void> {
    if (deliveries.length === 0) return
    const at = this.#platform.clock.now()
    const recorded = { ...traceHeaders(), tries: 0, requests: [], at, nextTryAt: at, endsAt: this.#endFrom(at) }
    await this.#deliveries.bulkWrite(
      deliveries.map((delivery) => ({
        updateOne: {
          filter: { _id: deliveryId(delivery.endpointId, delivery.messageId) },
          update: { $setOnInsert: { ...delivery, ...recorded } },
          upsert: true,
        },
      })),
      { ordered: false },
    )
    for (const { endpointId, state } of deliveries) if (state === 'waiting') this.#wake(endpointId, at)
  }

  /** Records a delivery that is done, with its requests. */
  async addDone(delivery: Omit<NewDelivery, 'state'>, requests: readonly StoredTry[]): Promise<void> {
    const at = requests[0]?.at ?? this.#platform.clock.now()
    const done = { state: 'delivered', tries: requests.length, requests, at, nextTryAt: at } as const
    await this.#deliveries.updateOne(
      { _id: deliveryId(delivery.endpointId, delivery.messageId) },
      { $setOnInsert: { ...delivery, ...done, endsAt: this.#endFrom(this.#platform.clock.now()) } },
      { upsert: true },
    )
  }

  /** Endpoints for which something may be due. */
  async dueEndpoints(now: Date): Promise<string[]> {
    const due = await this.#deliveries.distinct('endpointId', { state: 'waiting', nextTryAt: { $lte: now } })
    return due.slice(0, maxSweptEndpoints)
  }

  /**
   * Deliveries of an endpoint that are due, longest waiting first. Where the order of streams is kept, only the first one
   * of each stream that was not taken yet: those after it wait for it, whoever sends it.
   */
  async due(endpointId: WebhookEndpointId, order: WebhookOrder, most: number): Promise<string[]> {
    const now = this.#platform.clock.now()
    const waiting = { endpointId, state: 'waiting' as const }
    if (order === 'fastest') {
      const found = this.#deliveries
        .find({ ...waiting, nextTryAt: { $lte: now } }, { projection: { _id: 1 } })
        .sort({ nextTryAt: 1 })
        .limit(most)
      return (await found.toArray()).map(({ _id }) => _id)
    }
    const heads = this.#deliveries.aggregate<{ id: string }>([
      { $match: waiting },
      { $sort: { stream: 1, sequence: 1 } },
      { $group: { _id: '$stream', id: { $first: '$_id' }, nextTryAt: { $first: '$nextTryAt' } } },
      { $match: { nextTryAt: { $lte: now } } },
      { $sort: { nextTryAt: 1 } },
      { $limit: most },
    ])
    return (await heads.toArray()).map(({ id }) => id)
  }

  /** Reserves a due delivery for one request; undefined if another process was first. */
  async reserve(id: string): Promise<ReservedDelivery | undefined> {
    const now = this.#platform.clock.now()
    const taken = await this.#deliveries.findOneAndUpdate(
      { _id: id, state: 'waiting', nextTryAt: { $lte: now } },
      { $inc: { tries: 1 }, $set: { nextTryAt: new Date(now.getTime() + this.#settings.reservedMs) } },
      { returnDocument: 'after' },
    )
    if (taken === null) return undefined
    const { endpointId, messageId, type, body, traceparent, tries } = taken
    return { id, endpointId, messageId, type, body, tries, ...(traceparent === undefined ? {} : { traceparent }) }
  }

  /** Records a request and when the next one is. A test has one only. */
  async record({ id, endpointId, type, tries }: ReservedDelivery, one: StoredTry, isTaken: boolean): Promise<void> {
    const pause = type === webhookTestType ? undefined : pauseAfter(tries, shareOf(id))
    const now = this.#platform.clock.now()
    const nextTryAt = new Date(now.getTime() + (pause ?? 0))
    const state = isTaken ? 'delivered' : tries >= maxWebhookTries || pause === undefined ? 'failed' : 'waiting'
    await this.#deliveries.updateOne(
      { _id: id, tries },
      { $set: { state, nextTryAt }, $push: { requests: { $each: [one], $slice: -maxRequests } } },
    )
    if (state === 'waiting') this.#wake(endpointId, nextTryAt)
  }

  /** Returns a delivery that was reserved and not sent, as when the process ends. */
  async release({ id, tries }: ReservedDelivery): Promise<void> {
    await this.#deliveries.updateOne(
      { _id: id, tries, state: 'waiting' },
      { $set: { nextTryAt: this.#platform.clock.now(), tries: tries - 1 } },
    )
  }

  /** Skips what is waiting for an endpoint that is disabled. */
  async skip(endpointId: WebhookEndpointId): Promise<void> {
    await this.#deliveries.updateMany({ endpointId, state: 'waiting' }, { $set: { state: 'skipped' } })
  }

  /** Has deliveries sent again, from the first try on; those that a repeated request has redelivered stay. */
  async redeliver(
    endpointId: WebhookEndpointId,
    what:
      | { readonly by: 'ids'; readonly ids: readonly string[] }
      | { readonly by: 'time'; readonly from: string; readonly until: string; readonly delivered: boolean },
    requestKey: string,
  ): Promise<number> {
    const now = this.#platform.clock.now()
    const chosen =
      what.by === 'ids'
        ? { _id: { $in: [...what.ids] }, state: { $ne: 'waiting' as const } }
        : {
            at: { $gte: new Date(what.from), $lte: new Date(what.until) },
            state: {
              $in: what.delivered ? (['failed', 'skipped', 'delivered'] as const) : (['failed', 'skipped'] as const),
            },
            type: { $ne: webhookTestType },
          }
    const { modifiedCount } = await this.#deliveries.updateMany(
      { endpointId, redeliveredBy: { $ne: requestKey }, ...chosen } as object,
      {
        $set: { state: 'waiting', tries: 0, nextTryAt: now, endsAt: this.#endFrom(now), redeliveredBy: requestKey },
      },
    )
    if (modifiedCount > 0) this.#wake(endpointId, now)
    return modifiedCount
  }

  /** A slice of the log; counted up to 10,000, the last rows read from the end. */
  async list(request: AdminList<WebhookDeliveryFilter>): Promise<AdminRows<WebhookDeliveryRow>> {
    const where = whereOf(request.filter, request.ids)
    const { rows, ...counted } = await readSlice(this.#deliveries, where, request, {
      field: 'at',
      maxCounted: maxListed,
    })
    return { rows: rows.map(rowOf), ...counted }
  }

  /** Deliveries of an endpoint with their bodies and requests, newest first. */
  async whole(
    { endpointId, state }: Pick<WebhookDeliveryFilter, 'endpointId' | 'state'>,
    skip: number,
    limit: number,
  ): Promise<{ readonly list: MyWebhookDelivery[]; readonly total: number }> {
    const where = whereOf({ endpointId, state })
    const [stored, total] = await Promise.all([
      this.#deliveries.find(where).sort({ at: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
      this.#deliveries.countDocuments(where, { limit: maxListed }),
    ])
    return {
      list: stored.map((one) =>
        myWebhookDelivery.parse({ ...rowOf(one), body: one.body, requests: one.requests.map(tryOf) }),
      ),
      total,
    }
  }

  async find(id: string): Promise<WebhookDeliveryRow | undefined> {
    const stored = await this.#deliveries.findOne({ _id: id })
    return stored === null ? undefined : { ...rowOf(stored), body: stored.body, requests: stored.requests.map(tryOf) }
  }

  /** Deliveries about the events of streams, each at its last request. */
  async ofStreams(
    endpoints: readonly WebhookEndpointId[],
    streams: readonly string[],
  ): Promise<(Pick<StoredDelivery, 'endpointId' | 'messageId' | 'state' | 'at'> & { readonly id: string })[]> {
    const stored = await this.#deliveries
      .find({
        endpointId: { $in: [...endpoints] },
        state: { $in: webhookDeliveryState.options },
        stream: { $in: [...streams] },
      })
      .limit(maxTraced)
      .toArray()
    return stored.map(({ _id: id, endpointId, messageId, state, requests, at }) => ({
      ...{ id, endpointId, messageId, state, at: requests.at(-1)?.at ?? at },
    }))
  }

  /** Deletes the oldest deliveries of an endpoint that are done with, beyond the newest 20,000. */
  async trim(endpointId: WebhookEndpointId): Promise<void> {
    const finished = { endpointId, state: { $ne: 'waiting' as const } }
    const [oldest] = await this.#deliveries.find(finished).sort({ at: -1 }).skip(maxFinished).limit(1).toArray()
    if (oldest !== undefined) await this.#deliveries.deleteMany({ ...finished, at: { $lte: oldest.at } })
  }

  /** Deletes every delivery of an endpoint. */
  async erase(endpointId: WebhookEndpointId): Promise<void> {
    await this.#deliveries.deleteMany({ endpointId })
  }

  #endFrom(at: Date): Date {
    return new Date(at.getTime() + this.#settings.retentionMs)
  }

  #wake(endpointId: WebhookEndpointId, at: Date): void {
    this.#platform.wake(deliverWebhooksName, endpointId, at)
  }
}
