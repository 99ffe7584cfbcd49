import { currentTrace, inTrace } from './current-trace.ts'
import { childOf, newTrace, randomShare, type TraceContext } from './trace-context.ts'

type Attributes = Readonly<Record<string, string | number | boolean>>

/** What a span is about, in the words of OpenTelemetry's semantic conventions. */
export interface NewSpan {
  readonly name: string
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal'
  readonly attributes?: Attributes
  /** Other causes than its parent, as the further events of a batch. */
  readonly links?: readonly TraceContext[]
}

/** A span that is over. Times are milliseconds since 1970, with fractions. */
export interface EndedSpan extends NewSpan {
  readonly context: TraceContext
  readonly parent: TraceContext | undefined
  readonly startedAt: number
  readonly endedAt: number
  /** Why it failed; an error of a kind, never a text with data of a person. */
  readonly error: string | undefined
}

interface Recorder {
  readonly record: (span: EndedSpan) => void
  /** Share of new traces that are sampled, 0 to 1. */
  readonly ratio: number
}

let recorder: Recorder | undefined

/** Spans go to this recorder from now on; to none without one. */
export const setRecorder = (next: Recorder | undefined): void => {
  recorder = next
}

/** Whether spans of sampled traces are kept: there is a collector. */
export const isRecording = (): boolean => recorder !== undefined

/** Whether a trace that begins here is sampled: by chance alone, since whoever chooses its id must not choose that too. */
export const samplesNext = (): boolean => recorder !== undefined && randomShare() < recorder.ratio

let offset = performance.timeOrigin
const maxDriftMs = 10

/** Milliseconds since 1970 to a fraction; follows the system's clock when that is set. */
const preciseNow = (): number => {
  const monotonic = performance.now()
  const system = Date.now()
  if (Math.abs(system - offset - monotonic) > maxDriftMs) offset = system - monotonic
  return offset + monotonic
}

/** A span that is going on; as the current trace it is the parent of what happens meanwhile. */
export class OpenSpan implements TraceContext {
  readonly traceId: string
  readonly spanId: string
  readonly isSampled: boolean
  readonly #span: NewSpan
  readonly #parent: TraceContext | undefined
  readonly #startedAt: number
  #name: string
  #attributes: Attributes
  #error: string | undefined

  constructor(span: NewSpan, parent: TraceContext | undefined, context: TraceContext) {
    this.traceId = context.traceId
    this.spanId = context.spanId
    this.isSampled = context.isSampled
    this.#span = span
    this.#parent = parent
    this.#name = span.name
    this.#attributes = span.attributes ?? {}
    this.#startedAt = recorder === undefined ? 0 : preciseNow()
  }

  /** What is known later than its start. */
  describe({ name = this.#name, attributes = {} }: { readonly name?: string; readonly attributes?: Attributes }): void {
    if (recorder === undefined) return
    this.#name = name
    this.#attributes = { ...this.#attributes, ...attributes }
  }

  fail(error: string): void {
    this.#error = error
  }

  /** Hands the span to the recorder if its trace is sampled. One that failed is kept in any case, without its children. */
  end(): void {
    if (recorder === undefined || this.#startedAt === 0 || !(this.isSampled || this.#error !== undefined)) return
    recorder.record({
      ...this.#span,
      name: this.#name,
      attributes: this.#attributes,
      context: { traceId: this.traceId, spanId: this.spanId, isSampled: this.isSampled },
      parent: this.#parent,
      startedAt: this.#startedAt,
      endedAt: preciseNow(),
      error: this.#error,
    })
  }
}

/** A span whose end is an event, as that of a request. Without a parent a trace begins. */
export const openSpan = (span: NewSpan, parent: TraceContext | undefined): OpenSpan =>
  new OpenSpan(span, parent, parent === undefined ? newTrace(samplesNext()) : childOf(parent))

const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** Runs something in a span under this parent; an error that is thrown is its end, too. */
export const inSpanOf = async <Result>(
  parent: TraceContext | undefined,
  span: NewSpan,
  run: (span: OpenSpan) => Promise<Result>,
): Promise<Result> => {
  const open = openSpan(span, parent)
  try {
    return await inTrace(open, () => run(open))
  } catch (error) {
    open.fail(kindOf(error))
    throw error
  } finally {
    open.end()
  }
}

/**
 * Runs something in a span of the current trace. Nothing but the call where no spans are recorded, or outside of a trace:
 * what is on a hot path costs nothing then.
 */
export const inSpan = <Result>(span: NewSpan, run: () => Promise<Result>): Promise<Result> => {
  const parent = currentTrace()
  return recorder === undefined || parent === undefined ? run() : inSpanOf(parent, span, run)
}

/** Adds what is known by now to the span in which this code runs. */
export const describeSpan = (what: { readonly name?: string; readonly attributes?: Attributes }): void => {
  const current = currentTrace()
  if (current instanceof OpenSpan) current.describe(what)
}
