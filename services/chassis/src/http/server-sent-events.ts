import type { ApiScope } from '@pinline/contracts/api/api-scopes'
import type { Access } from '@pinline/contracts/api/call'
import type { RequestContext } from './request-context.ts'

export interface ServerSentMessage {
  readonly event: string
  readonly data: unknown
}

/**
 * A stream of messages to one client. `open` returns the function that ends the subscription, or resolves to it when no
 * later change is missed: the client is answered then, and reads what the stream is about.
 */
export interface EventStreamRoute {
  readonly path: `/${string}`
  readonly access: Access
  /** The scope with which an API key may open it; left out: none may. */
  readonly apiScope?: ApiScope
  readonly open: (
    context: RequestContext,
    send: (message: ServerSentMessage) => void,
  ) => (() => void) | Promise<() => void>
}

export const sse = (
  of: Pick<EventStreamRoute, 'path' | 'access' | 'apiScope'>,
  open: EventStreamRoute['open'],
): EventStreamRoute => ({ ...of, open })
