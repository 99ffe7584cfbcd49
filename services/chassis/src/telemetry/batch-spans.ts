import { inSpanOf, isRecording, type NewSpan, openSpan } from '@pinline/telemetry/spans'
import { parseTraceparent, type TraceContext } from '@pinline/telemetry/trace-context'

const maxLinks = 32

interface Traced {
  readonly traceparent?: string
}

const sampledOf = (messages: readonly Traced[]): TraceContext[] =>
  messages.flatMap(({ traceparent }) => {
    const context = traceparent === undefined ? undefined : parseTraceparent(traceparent)
    return context?.isSampled === true ? [context] : []
  })

/**
 * Handles a batch in a span of the first event whose trace is sampled, which is linked to those of the others. A batch of
 * events that nobody traces has none.
 */
export const inBatchSpan = async (
  span: NewSpan,
  messages: readonly Traced[],
  handle: () => Promise<void>,
): Promise<void> => {
  if (!isRecording()) return await handle()
  const [first, ...others] = sampledOf(messages)
  if (first === undefined) return await handle()
  const attributes = { ...span.attributes, 'messaging.batch.message_count': messages.length }
  await inSpanOf(first, { ...span, attributes, links: others.slice(0, maxLinks) }, handle)
}

/** Sends a batch; each event whose trace is sampled has a span of it, since each belongs to another trace. */
export const inSpanEach = async (
  span: NewSpan,
  messages: readonly Traced[],
  send: () => Promise<void>,
): Promise<void> => {
  if (!isRecording()) return await send()
  const spans = sampledOf(messages).map((context) => openSpan(span, context))
  try {
    await send()
  } catch (error) {
    for (const open of spans) open.fail(error instanceof Error ? error.name : 'error')
    throw error
  } finally {
    for (const open of spans) open.end()
  }
}
