import type { Call, InputOf, OutputOf } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { isErrorCode, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { inSpan } from '@pinline/telemetry/spans'
import { postJson } from './post-json.ts'

export interface CallOptions {
  readonly language?: string
  readonly currency?: string
  readonly idempotencyKey?: string
  readonly correlationId?: string
  /** Default 5000 ms. */
  readonly timeoutMs?: number
  /** For a command that has its effect once without a key: it may be sent again on a fresh connection. */
  readonly repeatable?: true
}

const rootPaths = ['/internal/', '/wallet/', '/mailbox']

/** URL path of a call: internal, wallet and mailbox paths at the root, all others below /api/v1. */
export const urlPathOf = (path: string): string =>
  rootPaths.some((root) => path.startsWith(root)) ? path : `/api/v1${path}`

/**
 * Another service's call by its contract: the output is parsed, an expected rejection is returned, broken I/O and 5xx
 * throw.
 */
export const callService = async <C extends Call>(
  baseUrl: string,
  internalToken: string,
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<OutputOf<C> | Rejection> => {
  const span = { name: call.name, kind: 'client', attributes: { 'url.full': baseUrl + urlPathOf(call.path) } } as const
  const response = await inSpan(span, () =>
    postJson(baseUrl + urlPathOf(call.path), input, {
      timeoutMs: options.timeoutMs ?? 5000,
      repeatable: call.effect === 'read' || options.idempotencyKey !== undefined || options.repeatable === true,
      headers: {
        authorization: `Bearer ${internalToken}`,
        ...(options.language === undefined ? {} : { 'x-locale': options.language }),
        ...(options.currency === undefined ? {} : { 'x-currency': options.currency }),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
        ...(options.correlationId === undefined ? {} : { 'x-request-id': options.correlationId }),
      },
    }),
  )
  const body = envelope.parse(response)
  if (body.code === 200) return call.output.parse(body.data) as OutputOf<C>
  const code = body.meta?.type
  if (body.code >= 500 || !isErrorCode(code)) throw new Error(`${call.name} answered ${body.code} ${code ?? body.msg}`)
  const data = typeof body.data === 'object' && body.data !== null ? { data: { ...body.data } } : {}
  return rejection(code, data)
}
