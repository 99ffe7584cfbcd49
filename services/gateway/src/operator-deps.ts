import type { Caller } from '@pinline/chassis/http/request-context'
import type { AnyCall, Call, InputOf, OutputOf } from '@pinline/contracts/api/call'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { ServiceName } from '@pinline/events/event'
import type { Request } from 'express'
import type { GatewayDeps } from './gateway-deps.ts'

export type OperatorDeps = Pick<GatewayDeps, 'urls' | 'internalToken' | 'authenticate' | 'audit' | 'traceUrl'>

/** Calls a service in an operator's request. */
export type CallInternal = <C extends Call>(
  service: ServiceName,
  call: C,
  input: InputOf<C>,
  request: Request,
) => Promise<OutputOf<C> | Rejection>

/** Binds a call that the gateway handles itself to its handler. */
export type OnCall = <C extends AnyCall>(
  call: C,
  handle: (
    input: ReturnType<C['input']['parse']>,
    request: Request,
    caller: Caller,
  ) => Promise<OutputOf<C> | Rejection>,
) => void
