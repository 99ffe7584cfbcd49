import { expect, it } from 'vitest'
import { z } from 'zod'
import type { EventStreamHandlers } from './event-stream.ts'
import { createSharedStream } from './shared-stream.ts'

const schema = z.object({ revision: z.int() })
type Handlers = EventStreamHandlers<typeof schema>

/** A fake browser: its tabs, the one lock, and the open connections. */
const browser = () => {
  const channels = new Set<(tabMessage: unknown) => void>()
  const connections = new Set<Handlers>()
  let turn: Promise<void> = Promise.resolve()
  const tab = (ownName: string) => {
    const received: string[] = []
    const subscribe = createSharedStream({
      schema,
      ownName,
      follow: (handlers) => {
        connections.add(handlers)
        return () => void connections.delete(handlers)
      },
      exclusive: (work, signal) => {
        turn = turn.then(() => (signal.aborted ? undefined : work()))
        return turn
      },
      openChannel: (onTabMessage) => {
        channels.add(onTabMessage)
        return {
          post: (tabMessage) => {
            for (const other of channels) if (other !== onTabMessage) other(structuredClone(tabMessage))
          },
          close: () => void channels.delete(onTabMessage),
        }
      },
    })
    const stop = subscribe({
      onOpen: (isNew) => void received.push(isNew ? 'open' : 'joined'),
      onMessage: ({ revision }) => void received.push(String(revision)),
    })
    return { received, stop, subscribe }
  }
  return { tab, connections }
}

it('opens one connection and forwards its messages to every tab', async () => {
  const { tab, connections } = browser()
  const [first, second] = [tab('first'), tab('second')]
  await expect.poll(() => connections.size).toBe(1)
  for (const { onOpen, onMessage } of connections) {
    onOpen?.()
    onMessage({ revision: 4 })
  }
  await expect
    .poll(() => [first.received, second.received])
    .toEqual([
      ['open', '4'],
      ['open', '4'],
    ])
})

it('notifies only the newly opened tab that the stream is open', async () => {
  const { tab, connections } = browser()
  const first = tab('first')
  await expect.poll(() => connections.size).toBe(1)
  for (const { onOpen } of connections) onOpen?.()
  const late = tab('late')
  expect([first.received, late.received]).toEqual([['open'], ['joined']])
})

it('moves the connection to the next tab when its tab closes', async () => {
  const { tab, connections } = browser()
  const [first, second] = [tab('first'), tab('second')]
  await expect.poll(() => connections.size).toBe(1)
  first.stop()
  await expect.poll(() => connections.size).toBe(1)
  for (const { onOpen, onMessage } of connections) {
    onOpen?.()
    onMessage({ revision: 9 })
  }
  expect([first.received, second.received]).toEqual([[], ['open', '9']])
  second.stop()
  await expect.poll(() => connections.size).toBe(0)
})

it('serves several listeners of one tab', async () => {
  const { tab, connections } = browser()
  const { subscribe, stop, received } = tab('only')
  await expect.poll(() => connections.size).toBe(1)
  for (const { onOpen } of connections) onOpen?.()
  const more: string[] = []
  const leave = subscribe({
    onOpen: (isNew) => void more.push(isNew ? 'open' : 'joined'),
    onMessage: () => void more.push('message'),
  })
  stop()
  for (const { onMessage } of connections) onMessage({ revision: 2 })
  expect([received, more]).toEqual([['open'], ['joined', 'message']])
  leave()
  await expect.poll(() => connections.size).toBe(0)
})
