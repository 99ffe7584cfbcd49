import type { AnyEvent, ServiceName } from '@pinline/events/event'
import type { Logger } from 'pino'
import { callService } from '../http/call-service.ts'
import type { ProcessMetrics } from '../metrics.ts'
import { randomId } from '../random-id.ts'
import type { BaseConfig } from '../read-config.ts'
import type { Subscription } from '../read-models/follow-changes.ts'
import type { Generations } from '../read-models/generations.ts'
import type { DefinedProjection, RowMetadata } from '../read-models/projection.ts'
import { watchFields, watchView } from '../read-models/view-changes.ts'
import { waitForPositions } from '../read-models/wait-for-positions.ts'
import type { Platform } from '../service.ts'
import { observeStore } from '../telemetry/observe-store.ts'
import type { Storage } from './open-storage.ts'

const urlOf = (config: BaseConfig, service: ServiceName): string =>
  ({
    account: config.ACCOUNT_URL,
    catalogue: config.CATALOGUE_URL,
    order: config.ORDER_URL,
    notification: config.NOTIFICATION_URL,
  })[service]

/**
 * The dependencies for routes, reactions and jobs of a service.
 * @returns the platform, and a function that ends open subscriptions to views
 */
export const createPlatform = <Own extends object>(deps: {
  readonly config: BaseConfig & Own
  readonly storage: Storage
  readonly generations: Generations
  readonly log: Logger
  readonly metrics: ProcessMetrics
  readonly wake: Platform['wake']
}): { readonly platform: Platform<Own>; readonly endSubscriptions: () => Promise<void> } => {
  const { config, storage, generations, log, metrics, wake } = deps
  const { db, store, keys, vault, claims, clock } = storage
  observeStore(store, metrics, log)
  const subscriptions = new Set<() => Promise<void>>()
  /** Ends with the service, if not before. */
  const ending = (opened: Subscription): Subscription => {
    const stop = async () => {
      subscriptions.delete(stop)
      await opened.stop()
    }
    subscriptions.add(stop)
    return { started: opened.started, stop }
  }
  const platform: Platform<Own> = {
    config,
    db,
    store,
    keys,
    vault,
    claims,
    clock,
    log,
    metrics,
    newId: randomId,
    call: (name, call, input, options) => callService(urlOf(config, name), config.INTERNAL_TOKEN, call, input, options),
    wake,
    logReader: storage.eventLog.reader(),
    view: <Row extends object, Event extends AnyEvent>(projection: DefinedProjection<Row, Event>) =>
      generations.collection<Row & RowMetadata & { _id: string }>(projection),
    waitFor: (views, positions) => waitForPositions(generations, views, positions),
    changes: (projection, notify, switched = () => undefined) =>
      ending(watchView(generations, projection, notify, switched)),
    fieldChanges: (projection, notify, switched) => ending(watchFields(generations, projection, notify, switched)),
  }
  return {
    platform,
    endSubscriptions: async () => {
      await Promise.all([...subscriptions].map((end) => end()))
    },
  }
}
