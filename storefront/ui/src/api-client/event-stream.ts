import type { z } from 'zod'
import { type Clock, pause } from './clock.ts'

export interface EventStreamHandlers<Message extends z.ZodType> {
  readonly schema: Message
  readonly onMessage: (message: z.output<Message>) => void
  /** The stream was opened or reopened: the caller reloads, because it may have missed changes. */
  readonly onOpen?: () => void
}

interface EventStreamSource {
  readonly clock: Clock
  /** Undefined once nobody is signed in: the stream ends. */
  readonly open: (signal: AbortSignal) => Promise<Response | undefined>
}

const initialPauseMs = 1000
const maxPauseMs = 30_000

/** The `data` of one block of lines; undefined for a comment or a heartbeat. */
const dataOf = (block: string): string | undefined => {
  const lines = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).replace(/^ /, ''))
  return lines.length === 0 ? undefined : lines.join('\n')
}

const parseMessage = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const readBlocks = async (body: ReadableStream<Uint8Array>, onBlock: (block: string) => Promise<void>) => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n')
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) await onBlock(block)
  }
}

/**
 * Server-sent events over fetch, because EventSource cannot send the bearer token. Reconnects after 1, 2, 4 … 30 s; a
 * refusal (401, 403, 404) ends the stream. Messages that do not match the schema are skipped.
 */
export const followEventStream = <Message extends z.ZodType>(
  { clock, open }: EventStreamSource,
  { schema, onMessage, onOpen }: EventStreamHandlers<Message>,
): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  const run = async () => {
    let wait = initialPauseMs
    while (!signal.aborted) {
      try {
        const response = await open(signal)
        if (response === undefined || [401, 403, 404].includes(response.status)) return
        if (response.ok && response.body !== null) {
          wait = initialPauseMs
          onOpen?.()
          await readBlocks(response.body, async (block) => {
            const data = dataOf(block)
            const message = data === undefined ? undefined : await schema.safeParseAsync(parseMessage(data))
            if (message?.success === true && !signal.aborted) onMessage(message.data)
          })
        }
      } catch {
        // The loop reconnects after a broken connection.
      }
      if (signal.aborted) return
      try {
        await pause(clock, wait, signal)
      } catch {
        return
      }
      wait = Math.min(wait * 2, maxPauseMs)
    }
  }
  void run()
  return () => controller.abort()
}
