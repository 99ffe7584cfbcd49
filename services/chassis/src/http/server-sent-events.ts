import type { ApiScope } from '@pinline/contracts/api/api-scopes'
import type { Access } from '@pinline/contracts/api/call'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { RequestContext } from './request-context.ts'

export interface ServerSentMessage {
  /** What the client sends as `Last-Event-ID` to go on after it. */
  readonly id?: string
  readonly event: string
  readonly data: unknown
}

/** The client of a stream. */
export interface StreamClient {
  readonly query: Readonly<Record<string, unknown>>
  /** Resolves once the client has taken so much of what was sent that more can be sent; also when it has left. */
  readonly taken: () => Promise<void>
  /** Ends the stream: a client opens it again. */
  readonly end: () => void
}

/**
 * A stream of messages to one client. `open` returns the function that ends the subscription, or resolves to it when no
 * later change is missed: the client is answered then, and reads what the stream is about. A rejection is returned in its
 * place.
 */
export interface EventStreamRoute {
  readonly path: `/${string}`
  readonly access: Access
  /** The scope with which an API key may open it; left out: none may. */
  readonly apiScope?: ApiScope
  readonly open: (
    context: RequestContext,
    send: (message: ServerSentMessage) => void,
    client: StreamClient,
  ) => (() => void) | Rejection | Promise<(() => void) | Rejection>
}

export const sse = (
  of: Pick<EventStreamRoute, 'path' | 'access' | 'apiScope'>,
  open: EventStreamRoute['open'],
): EventStreamRoute => ({ ...of, open })
