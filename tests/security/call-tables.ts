import { accountCalls, accountResources } from '@pinline/contracts/account/account-calls'
import type { Access, AdminResource, AnyCall } from '@pinline/contracts/api/call'
import { listQueuedJobs, retryFailedJobs } from '@pinline/contracts/api/jobs'
import {
  archiveCommits,
  beginRebuild,
  compareGenerations,
  discardGeneration,
  getServiceOperations,
  reencrypt,
  refillTopic,
  retryParkedKey,
  skipParkedKey,
  switchGeneration,
} from '@pinline/contracts/api/operations'
import { checkViewRow, listStreams, readStreams, reconcile } from '@pinline/contracts/api/reconcile'
import {
  describeTopic,
  findEvent,
  findEvents,
  readersOfEvent,
  readTopicPage,
  tailOf,
} from '@pinline/contracts/api/recorded-events'
import { traceEvents, traceLines } from '@pinline/contracts/api/trace-order'
import { catalogueCalls, catalogueResources } from '@pinline/contracts/catalogue/catalogue-calls'
import { contentChanges } from '@pinline/contracts/catalogue/content/content-changes'
import { productChanges } from '@pinline/contracts/catalogue/product/product-changes'
import { gatewayCalls } from '@pinline/contracts/gateway/gateway-calls'
import { eventStream } from '@pinline/contracts/notification/event-feed/event-stream'
import { notificationEvents } from '@pinline/contracts/notification/notification/notification-events'
import { notificationCalls, notificationResources } from '@pinline/contracts/notification/notification-calls'
import { orderEvents } from '@pinline/contracts/order/order/order-events'
import { orderCalls, orderResources } from '@pinline/contracts/order/order-calls'
import { z } from 'zod'

export interface EventStream {
  readonly name: string
  readonly path: `/${string}`
  readonly access: Access
  readonly message: z.ZodType
}

interface Table {
  readonly calls: readonly AnyCall[]
  readonly resources: readonly AdminResource[]
  readonly streams: readonly EventStream[]
}

/** The calls of each service by its contract. `call-tables.spec.ts` compares it with all exports of the contracts. */
export const tables: Readonly<Record<string, Table>> = {
  account: { calls: accountCalls, resources: accountResources, streams: [tailOf('account')] },
  catalogue: {
    calls: catalogueCalls,
    resources: catalogueResources,
    streams: [productChanges, contentChanges, tailOf('catalogue')],
  },
  gateway: { calls: gatewayCalls, resources: [], streams: [] },
  notification: {
    calls: notificationCalls,
    resources: notificationResources,
    streams: [notificationEvents, eventStream, tailOf('notification')],
  },
  order: { calls: orderCalls, resources: orderResources, streams: [orderEvents, tailOf('order')] },
}

/** Calls that each service with views has besides its own, for the operators' calls of the gateway. */
const operationCalls: readonly AnyCall[] = [
  getServiceOperations,
  beginRebuild,
  switchGeneration,
  discardGeneration,
  compareGenerations,
  retryParkedKey,
  skipParkedKey,
  listQueuedJobs,
  retryFailedJobs,
  reencrypt,
  refillTopic,
  archiveCommits,
  reconcile,
  checkViewRow,
  listStreams,
  readStreams,
  describeTopic,
  readTopicPage,
  findEvents,
  findEvent,
  readersOfEvent,
  traceEvents,
  traceLines,
]

const all = Object.values(tables)
export const allCalls: readonly AnyCall[] = [...all.flatMap(({ calls }) => calls), ...operationCalls]
/** Those that the gateway routes. */
export const publicCalls = allCalls.filter(({ access }) => access.kind !== 'internal')
export const allResources: readonly AdminResource[] = all.flatMap(({ resources }) => resources)
export const allStreams: readonly EventStream[] = all.flatMap(({ streams }) => streams)

/** With an unknown id in the path's parameter. */
export const pathOf = ({ path }: AnyCall): string =>
  path.startsWith('/wallet') ? path.replaceAll(/\{\w+\}/g, 'none') : `/api/v1${path}`

/** Ends the caller's session, even with an empty request. */
export const endsOwnSession: ReadonlySet<string> = new Set(['log-out', 'log-out-staff'])

/** The objects that an input may be: one, or the options of a union. */
const objectsOf = (schema: z.ZodType): readonly z.ZodObject[] => {
  if (schema instanceof z.ZodObject) return [schema]
  if (schema instanceof z.ZodPipe) return objectsOf(schema.in as z.ZodType)
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap((option) => objectsOf(option as z.ZodType))
  throw new Error(`an input of another kind than objects: ${schema.def.type}`)
}

export const isStrict = (call: AnyCall): boolean =>
  objectsOf(call.input).every(({ def }) => def.catchall instanceof z.ZodNever)

/** Whether unknown fields are kept: then anything could be injected. */
export const isLoose = (call: AnyCall): boolean =>
  objectsOf(call.input).some(({ def }) => def.catchall !== undefined && !(def.catchall instanceof z.ZodNever))

/** The names of an input's fields, those inside of objects and lists too, each with the path to it. */
export const fieldsOf = (call: AnyCall): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const read = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return
    if (Array.isArray(schema)) {
      for (const one of schema) read(one, path)
      return
    }
    const { properties, items, anyOf, oneOf, allOf } = schema as Record<string, unknown>
    for (const [name, inner] of Object.entries(properties ?? {})) {
      found.set(`${path}${name}`, name)
      read(inner, `${path}${name}.`)
    }
    for (const inner of [items, anyOf, oneOf, allOf]) read(inner, path)
  }
  read(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }), '')
  return found
}

/** The fields at the top of an input. */
export const topFieldsOf = (call: AnyCall): readonly string[] => [
  ...new Set(objectsOf(call.input).flatMap(({ shape }) => Object.keys(shape))),
]
