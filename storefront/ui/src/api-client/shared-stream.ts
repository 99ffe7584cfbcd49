import type { z } from 'zod'
import type { EventStreamHandlers } from './event-stream.ts'

/** Messages between tabs. `open` with `to` addresses the one tab that has just subscribed. */
type TabMessage =
  | { readonly kind: 'hello'; readonly from: string }
  | { readonly kind: 'open'; readonly to?: string | undefined }
  | { readonly kind: 'message'; readonly message: unknown }

/** Reads a message; undefined for one that this build does not know. */
const readTabMessage = (payload: unknown): TabMessage | undefined => {
  const { kind, from, to, message }: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  if (kind === 'hello') return typeof from === 'string' ? { kind, from } : undefined
  if (kind === 'open') return typeof to === 'string' || to === undefined ? { kind, to } : undefined
  return kind === 'message' ? { kind, message } : undefined
}

/** A channel between the tabs of a browser; `post` does not reach the sender. */
export interface TabChannel {
  readonly post: (tabMessage: unknown) => void
  readonly close: () => void
}

export interface SharedStreamSource<Message extends z.ZodType> {
  readonly schema: Message
  /** Opens the connection; the returned function closes it. */
  readonly follow: (handlers: EventStreamHandlers<Message>) => () => void
  /** Runs `work` when no other tab does; releases the lock when it ends. */
  readonly exclusive: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>
  readonly openChannel: (onTabMessage: (tabMessage: unknown) => void) => TabChannel
  readonly ownName: string
}

interface Listener<Message extends z.ZodType> {
  readonly onMessage: (message: z.output<Message>) => void
  /** `isNew`: the connection was opened now, so that no message was missed. */
  readonly onOpen?: (isNew: boolean) => void
}

/**
 * One connection for all tabs of a browser: the first tab opens it and forwards messages; when it closes, the next
 * takes over. Over HTTP/1.1 a browser opens only six connections to one host, and one stream per tab would use them up.
 * `onOpen` runs when a listener starts to receive messages, and whenever it may have missed some.
 */
export const createSharedStream = <Message extends z.ZodType>(source: SharedStreamSource<Message>) => {
  const listeners = new Set<Listener<Message>>()
  let isOpen = false
  let end: (() => void) | undefined

  const notifyOpen = (isNew: boolean) => {
    isOpen = true
    for (const { onOpen } of listeners) onOpen?.(isNew)
  }
  const dispatch = (message: z.output<Message>) => {
    for (const { onMessage } of listeners) onMessage(message)
  }

  const begin = (): (() => void) => {
    const { schema, ownName } = source
    const leaving = new AbortController()
    let isLeader = false
    const broadcast = (payload: TabMessage) => channel.post(payload)
    const channel = source.openChannel((payload) => {
      const data = readTabMessage(payload)
      if (data === undefined) return
      if (data.kind === 'hello') {
        if (isLeader && isOpen) broadcast({ kind: 'open', to: data.from })
      } else if (data.kind === 'open') {
        if (data.to === undefined || data.to === ownName) notifyOpen(data.to === undefined)
      } else {
        void schema.safeParseAsync(data.message).then((message) => {
          if (message.success) dispatch(message.data)
        })
      }
    })
    broadcast({ kind: 'hello', from: ownName })
    const runAsLeader = async () => {
      if (leaving.signal.aborted) return
      isLeader = true
      const stop = source.follow({
        schema,
        onMessage: (message) => {
          dispatch(message)
          broadcast({ kind: 'message', message })
        },
        onOpen: () => {
          notifyOpen(true)
          broadcast({ kind: 'open' })
        },
      })
      await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve, { once: true }))
      stop()
    }
    source.exclusive(runAsLeader, leaving.signal).catch(() => undefined)
    return () => {
      leaving.abort()
      channel.close()
      isOpen = false
    }
  }

  /** Receives messages until the returned function is called. */
  return (listener: Listener<Message>): (() => void) => {
    listeners.add(listener)
    if (end === undefined) end = begin()
    else if (isOpen) listener.onOpen?.(false)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      end?.()
      end = undefined
    }
  }
}

/** A channel to the tabs with the same name; without peers when the browser has no locks or channels. */
export const tabsNamed = (
  name: string,
): Pick<SharedStreamSource<z.ZodType>, 'exclusive' | 'openChannel' | 'ownName'> => ({
  ownName: crypto.randomUUID?.() ?? String(Math.random()),
  exclusive: async (work, signal) => {
    const locks: LockManager | undefined = navigator.locks
    if (locks === undefined || typeof BroadcastChannel === 'undefined') await work()
    else await locks.request(name, { signal }, work)
  },
  openChannel: (onTabMessage) => {
    if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined }
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }) => onTabMessage(data))
    return { post: (payload) => channel.postMessage(payload), close: () => channel.close() }
  },
})
