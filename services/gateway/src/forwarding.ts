import { Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { bearerOf } from '@pinline/chassis/http/read-request'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import Pool from 'undici/lib/dispatcher/pool.js'
import type { GatewayLimits } from './config.ts'
import { forwardCall } from './forward-call.ts'
import { addressKey } from './limits/address-key.ts'
import { FairSlots, type NotAdmitted } from './limits/fair-slots.ts'
import { type BodyStart, readBodyStart } from './limits/read-body-start.ts'
import { StreamCaps } from './limits/stream-caps.ts'
import { type Client, forwardRequest, idleMs } from './proxy.ts'

/** Work that a client may have its share of. */
export interface Work {
  readonly client: Client
  /** URL of the process that does it. */
  readonly target: string
  /** Share of the client's `REQUESTS_PER_ADDRESS` that it takes. */
  readonly weight: number
  readonly refuse: (refused: Rejection) => void
}

/** How a request goes on. */
export interface Passage extends Work {
  /** `stream`: its response goes on until the client leaves. */
  readonly kind: 'call' | 'stream'
}

/** A call of a service that the gateway makes for a client, besides forwarding. */
export interface SharedCall {
  readonly address: string
  readonly target: string
  readonly weight: number
  /** Aborted when the client has gone: a call that has not begun is not made. */
  readonly gone: AbortSignal
}

export interface Forwarding {
  /** Waits for the client's turn; undefined if it was refused or has left. The slot is freed with the response. */
  readonly admit: (response: ServerResponse, work: Work) => Promise<(() => void) | undefined>
  /** Makes a call within the client's share, which it takes until the service has responded, even to nobody. */
  readonly share: <Result>(call: SharedCall, run: () => Promise<Result>) => Promise<Result | Rejection>
  readonly forward: (request: IncomingMessage, response: ServerResponse, passage: Passage) => Promise<void>
}

/** Streams that a client may open again after this time, s. */
const streamRetrySeconds = 10
const queueRetrySeconds = 2
/** Requests of one client that wait for each that is at work. */
const waitingPerWorking = 32

const unavailable = rejection('service-unavailable', { data: { retryAfterSeconds: queueRetrySeconds } })
const late = rejection('gateway-timeout')
const tooMany = (retryAfterSeconds: number): Rejection =>
  rejection('too-many-requests', { data: { retryAfterSeconds } })

const notAdmitted = (reason: NotAdmitted): Rejection => (reason === 'full' ? tooMany(queueRetrySeconds) : unavailable)

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Frees the slot of a call once its client has its response or has left, and its service has responded. Prevents the
 * failure "who sends costly calls and leaves at once has any number of them at work".
 * @returns to be called when the service has responded
 */
const freeAfterBoth = (response: ServerResponse, free: () => void): (() => void) => {
  let isLeft = response.closed
  let isDone = false
  const check = () => {
    if (isLeft && isDone) free()
  }
  response.once('close', () => {
    isLeft = true
    check()
  })
  return () => {
    isDone = true
    check()
  }
}

/** One for each process that requests go to, made for its first one. */
const byTarget = <Made>(make: (target: string) => Made): ((target: string) => Made) => {
  const known = new Map<string, Made>()
  return (target) => {
    const found = known.get(target) ?? make(target)
    known.set(target, found)
    return found
  }
}

/**
 * Forwards requests to the other processes, each within its client's share: a client's requests queue among themselves,
 * a body begins to arrive before an upstream connection is taken for it, and event streams have connections of their
 * own.
 * @param personOf the person of a verified token
 */
export const forwarding = (
  limits: GatewayLimits,
  personOf: (bearer: string) => Promise<string | undefined>,
): Forwarding => {
  const calls = new Agent({ keepAlive: true, maxSockets: limits.UPSTREAM_CONNECTIONS, keepAliveMsecs: 10_000 })
  const streams = new Agent({ keepAlive: true, maxFreeSockets: 16 })
  const caps = new StreamCaps({
    total: limits.STREAMS,
    perAddress: limits.STREAMS_PER_ADDRESS,
    perPerson: limits.STREAMS_PER_PERSON,
  })
  const poolOf = byTarget((target) => {
    const patience = { headersTimeout: limits.RESPONSE_SECONDS * 1000, bodyTimeout: idleMs }
    return new Pool(target, { connections: limits.UPSTREAM_CONNECTIONS, pipelining: 1, ...patience })
  })
  const slotsOf = byTarget(
    () =>
      new FairSlots({
        total: limits.UPSTREAM_CONNECTIONS,
        perClient: limits.REQUESTS_PER_ADDRESS,
        waitingPerClient: limits.REQUESTS_PER_ADDRESS * waitingPerWorking,
        waitMs: limits.QUEUE_SECONDS * 1000,
      }),
  )

  /** Waits for a slot, which its caller frees. */
  const enter: Forwarding['admit'] = async (response, { client, target, weight, refuse }) => {
    const key = addressKey(client.address)
    const free = response.closed ? undefined : slotsOf(target).takeFree(key, weight)
    if (free !== undefined) return free
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const slot = await slotsOf(target).take(key, weight, gone.signal)
    if (typeof slot === 'function') {
      if (!response.closed) return slot
      slot()
    } else if (slot !== 'gone') refuse(notAdmitted(slot))
    return undefined
  }

  const admit: Forwarding['admit'] = async (response, work) => {
    const slot = await enter(response, work)
    if (slot !== undefined) response.once('close', slot)
    return slot
  }

  const share: Forwarding['share'] = async ({ address, target, weight, gone }, run) => {
    const slot = await slotsOf(target).take(addressKey(address), weight, gone)
    if (typeof slot !== 'function') return notAdmitted(slot)
    try {
      return await run()
    } finally {
      slot()
    }
  }

  /** Counts a stream until its client leaves. */
  const openStream = async (
    request: IncomingMessage,
    response: ServerResponse,
    { client }: Work,
  ): Promise<Rejection | undefined> => {
    const bearer = bearerOf(request)
    const person = bearer === undefined ? undefined : await personOf(bearer)
    const end = caps.open(addressKey(client.address), person)
    if (end === 'client') return tooMany(streamRetrySeconds)
    if (end === 'everybody') return unavailable
    if (response.closed) end()
    else response.once('close', end)
    return undefined
  }

  return {
    admit,
    share,
    forward: async (request, response, passage) => {
      const { client, target, kind, refuse } = passage
      let body: BodyStart | undefined
      if (hasBody(request)) {
        body = await readBodyStart(request, limits.BODY_BUFFER_BYTES)
        if (body === undefined) return
      }
      const refused = kind === 'stream' ? await openStream(request, response, passage) : undefined
      if (refused !== undefined) return refuse(refused)
      const slot = await (kind === 'stream' ? admit : enter)(response, passage)
      if (slot === undefined) return
      const passing = { client, body, onFailure: () => refuse(unavailable) }
      if (kind === 'stream')
        return forwardRequest(target, request, response, { ...passing, agent: streams, onResponse: slot })
      const onCompleted = freeAfterBoth(response, slot)
      const onFailure = (failure: 'unreachable' | 'late') => refuse(failure === 'late' ? late : unavailable)
      if (body === undefined || body.isComplete)
        forwardCall(request, response, { ...passing, onFailure, onCompleted, target, service: poolOf(target) })
      else forwardRequest(target, request, response, { ...passing, agent: calls, onCompleted })
    },
  }
}
