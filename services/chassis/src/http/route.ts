import type { AnyCall, Call, OutputOf, ParsedInputOf } from '@pinline/contracts/api/call'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { AnyProjection } from '../read-models/projection.ts'
import type { BinaryResult, CallResult, FirstReply, PreparedResult } from './call-result.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Runs a call. The chassis stores the reply to a request with a key afterwards, unless the handler has stored it in one
 * write with the effect and returns the `FirstReply`. Such a handler looks for repeated requests itself: the chassis
 * looks in the commits only.
 */
export type Handler<C extends Call> = (
  input: ParsedInputOf<C>,
  context: RequestContext,
) => Promise<CallResult<OutputOf<C>> | FirstReply | BinaryResult | PreparedResult | Rejection>

export interface Route {
  readonly call: AnyCall
  /** Views that the query serves: it waits for the caller's positions in them. */
  readonly waitsFor: readonly AnyProjection[]
  /**
   * A request with a key is not looked up before it runs: the handler's commit refuses a known one by the unique index,
   * and what it does before is harmless when repeated. The first reply is found afterwards.
   */
  readonly expectsNew?: true
  readonly handle: (
    input: unknown,
    context: RequestContext,
  ) => Promise<CallResult<unknown> | FirstReply | BinaryResult | PreparedResult | Rejection>
}

/**
 * Binds a call of the contract to its handler. The chassis does parsing, access, limits, idempotency and the envelope.
 */
export const route = <C extends Call>(
  call: C,
  handler: Handler<C>,
  options: { waitsFor?: readonly AnyProjection[]; expectsNew?: true } = {},
): Route => ({
  call,
  ...(options.expectsNew === undefined ? {} : { expectsNew: options.expectsNew }),
  waitsFor: options.waitsFor ?? [],
  handle: (input, context) => handler(input as ParsedInputOf<C>, context),
})
