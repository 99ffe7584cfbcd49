import { expect, it } from 'vitest'
import { z } from 'zod'
import { followEventStream } from './event-stream.ts'
import { createFakeClock } from './fake-clock.ts'

const schema = z.object({ orderNo: z.string(), version: z.int() })

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

it('parses messages across chunks and skips heartbeats and invalid messages', async () => {
  const clock = createFakeClock()
  const seen: unknown[] = []
  const stop = followEventStream(
    {
      clock,
      open: async () =>
        new Response(
          streamOf(': beat\n\ndata: {"orderNo":"1","ver', 'sion":2}\n\ndata: {"orderNo":3}\n\ndata: broken\n\n'),
          { status: 200 },
        ),
    },
    { schema, onMessage: (message) => seen.push(message) },
  )
  await expect.poll(() => seen).toEqual([{ orderNo: '1', version: 2 }])
  stop()
})

it('reconnects after 1, 2, 4 s while the server is down, and reports it', async () => {
  const clock = createFakeClock()
  let opened = 0
  let openCount = 0
  const stop = followEventStream(
    {
      clock,
      open: async () => {
        opened += 1
        throw new TypeError('away')
      },
    },
    {
      schema,
      onMessage: () => undefined,
      onOpen: () => {
        openCount += 1
      },
    },
  )
  await clock.pass(0)
  expect(opened).toBe(1)
  await clock.pass(1000)
  expect(opened).toBe(2)
  await clock.pass(1999)
  expect(opened).toBe(2)
  await clock.pass(1)
  expect(opened).toBe(3)
  expect(openCount).toBe(0)
  stop()
  await clock.pass(60_000)
  expect(opened).toBe(3)
})

it('ends when the server refuses the stream', async () => {
  const clock = createFakeClock()
  let opened = 0
  followEventStream(
    {
      clock,
      open: async () => {
        opened += 1
        return new Response('', { status: 401 })
      },
    },
    { schema, onMessage: () => undefined },
  )
  await clock.pass(120_000)
  expect(opened).toBe(1)
})

it('ends without a request once nobody is signed in', async () => {
  const clock = createFakeClock()
  let isSignedIn = true
  let requests = 0
  followEventStream(
    {
      clock,
      open: async () => {
        if (!isSignedIn) return undefined
        requests += 1
        throw new TypeError('away')
      },
    },
    { schema, onMessage: () => undefined },
  )
  await clock.pass(0)
  isSignedIn = false
  await clock.pass(1000)
  isSignedIn = true
  await clock.pass(60_000)
  expect(requests).toBe(1)
})
