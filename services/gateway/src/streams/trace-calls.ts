import type { OutputOf } from '@pinline/contracts/api/call'
import { rejection } from '@pinline/contracts/api/error-codes'
import { maxTracedIds, traceEvents, traceLines } from '@pinline/contracts/api/trace-order'
import { getOrderTrace } from '@pinline/contracts/gateway/streams/get-order-trace'
import type { ServiceName } from '@pinline/events/event'
import type { CallInternal, OnCall, OperatorDeps } from '../operator-deps.ts'
import { isOfOther, orderTraceOf, type TracedEvent } from './order-trace.ts'
import { queryEach, services } from './query-each.ts'

/** The order's own streams, what they caused, and the streams found there: more rounds find nothing in practice. */
const maxRounds = 3
const maxLines = 600

type Request = Parameters<CallInternal>[3]

/** Reads the order's streams, and whatever has a correlation with them, until nothing new is found. */
const gatherEvents = async (orderNo: string, callInternal: CallInternal, request: Request) => {
  const events = new Map<string, TracedEvent>()
  const missing = new Set<ServiceName>()
  let wanted = { streamIds: new Set<string>(), correlationIds: new Set<string>() }
  let isCut = false
  for (let round = 0; round < maxRounds; round += 1) {
    const input = {
      orderNo,
      streamIds: [...wanted.streamIds].slice(0, maxTracedIds),
      correlationIds: [...wanted.correlationIds].slice(0, maxTracedIds),
    }
    const responses = await queryEach<OutputOf<typeof traceEvents>>(services, (name) =>
      callInternal(name, traceEvents, input, request),
    )
    for (const { service, found } of responses) {
      if (found === undefined) missing.add(service)
      isCut ||= found?.more === true
      for (const event of found?.events ?? [])
        if (!isOfOther(event.streamId, orderNo)) events.set(`${event.service} ${event.id}`, event)
    }
    const own = [...events.values()].filter(({ streamId }) => streamId.includes(orderNo))
    const next = {
      streamIds: new Set(own.map(({ streamId }) => streamId)),
      correlationIds: new Set(own.map(({ correlationId }) => correlationId)),
    }
    const isLast =
      next.streamIds.size === wanted.streamIds.size && next.correlationIds.size === wanted.correlationIds.size
    wanted = next
    if (isLast) break
  }
  return { events: [...events.values()], missing, isCut }
}

/** The call for everything that happened to one order. A service that does not respond leaves a gap. */
export const traceCalls = ({ traceUrl }: OperatorDeps, on: OnCall, callInternal: CallInternal): void =>
  on(getOrderTrace, async ({ orderNo }, request) => {
    const { events, missing, isCut } = await gatherEvents(orderNo, callInternal, request)
    if (events.length === 0 && missing.size === 0) return rejection('order-not-found')
    const eventIds = events
      .filter(({ streamId }) => streamId.includes(orderNo))
      .map(({ id }) => id)
      .slice(0, maxTracedIds)
    const responses = await queryEach<OutputOf<typeof traceLines>>(services, (name) =>
      callInternal(name, traceLines, { orderNo, eventIds }, request),
    )
    for (const { service, found } of responses) if (found === undefined) missing.add(service)
    const lines = orderTraceOf(
      orderNo,
      events,
      responses.flatMap(({ found }) => found?.lines ?? []),
    )
    return {
      orderNo,
      lines: lines.slice(0, maxLines),
      missing: [...missing],
      isCut: isCut || lines.length > maxLines,
      traceUrl,
    }
  })
