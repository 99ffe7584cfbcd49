import type { AnyCall, Call, OutputOf, ParsedInputOf } from '@pinline/contracts/api/call'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { AnyProjection } from '../read-models/projection.ts'
import type { BinaryResult, CallResult, FirstReply } from './call-result.ts'
import type { RequestContext } from './request-context.ts'

/**
 * What a call does. Its reply to a request with a key is kept by the chassis after it has run, unless the handler has
 * kept it beside the effect, where it can do both in one write, and answers the `FirstReply`. It then looks for the
 * request there itself: the chassis has looked in the commits only.
 */
export type Handler<C extends Call> = (
  input: ParsedInputOf<C>,
  context: RequestContext,
) => Promise<CallResult<OutputOf<C>> | FirstReply | BinaryResult | Rejection>

export interface Route {
  readonly call: AnyCall
  /** Views that the query serves: it waits for the caller's positions in them. */
  readonly waitsFor: readonly AnyProjection[]
  readonly handle: (
    input: unknown,
    context: RequestContext,
  ) => Promise<CallResult<unknown> | FirstReply | BinaryResult | Rejection>
}

/** Binds a call of the contract to its handler. Parsing, authority, limits, idempotency and the envelope are the chassis'. */
export const route = <C extends Call>(
  call: C,
  handler: Handler<C>,
  options: { waitsFor?: readonly AnyProjection[] } = {},
): Route => ({
  call,
  waitsFor: options.waitsFor ?? [],
  handle: (input, context) => handler(input as ParsedInputOf<C>, context),
})
