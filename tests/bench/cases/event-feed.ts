import { topicOf } from '@pinline/events/event'
import { z } from 'zod'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { StaffTeam } from '../../system/account/staff-member.ts'
import type { BenchCase, Finding } from '../bench-case.ts'
import { readProcesses } from '../measuring/processes.ts'
import { replayRaw } from '../measuring/replay-raw.ts'
import { lifeMessages, rawProducer, sendInBatches } from '../samples/order-messages.ts'

const pageEvents = 5000
const ordersAtOnce = 5000
const megabyte = 2 ** 20

const page = z.object({
  data: z.object({ list: z.array(z.unknown()), cursor: z.string(), hasMore: z.boolean() }),
})

/** Writes whole lives of orders to a topic, in parts, so that a million events need no memory. Returns how many. */
const writeLives = async (brokers: readonly string[], topic: string, atLeast: number): Promise<number> => {
  const producer = await rawProducer(brokers)
  let written = 0
  for (let first = 0; written < atLeast; first += ordersAtOnce) {
    const messages = lifeMessages(ordersAtOnce, first)
    await sendInBatches(producer, topic, messages, 1000)
    written += messages.length
  }
  await producer.disconnect()
  return written
}

/** Processor time in ms and resident memory in MB of the service. */
const usage = (system: TestSystem) => {
  const service = readProcesses([system.dataFolder]).find(({ name }) => name === 'notification')
  if (service === undefined) throw new Error('the notification service does not run')
  return { cpuMs: service.cpuMs, residentMb: Math.round(service.residentBytes / megabyte) }
}
type Usage = ReturnType<typeof usage>

interface Replay {
  readonly perSecond: number
  /** Before the first page, after each quarter of the pages, and after the last. */
  readonly used: readonly Usage[]
}

/** All pages from the beginning, one after the other, each decoded and parsed, as a client takes them. */
const replay = async (system: TestSystem, token: string, encoding: string, events: number): Promise<Replay> => {
  const used = [usage(system)]
  const began = performance.now()
  let cursor = ''
  let read = 0
  for (let hasMore = true; hasMore; ) {
    const query = new URLSearchParams({ service: 'order', limit: String(pageEvents), ...(cursor !== '' && { cursor }) })
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding }
    const response = await fetch(`${system.urls.notification}/api/v1/events?${query}`, { headers })
    const { data } = page.parse(await response.json())
    read += data.list.length
    cursor = data.cursor
    hasMore = data.hasMore
    if (read >= (events * used.length) / 4) used.push(usage(system))
  }
  if (read !== events) throw new Error(`${read} events of ${events}`)
  return { perSecond: (read * 1000) / (performance.now() - began), used }
}

const findingsOf = (name: string, { perSecond, used }: Replay, raw: number, events: number): Finding[] => {
  const [first, last] = [used[0], used.at(-1)]
  if (first === undefined || last === undefined) throw new Error('nothing was measured')
  const cpuUsAnEvent = Math.round(((last.cpuMs - first.cpuMs) * 1000) / events)
  const residentMb = used.map((one) => one.residentMb)
  return [
    {
      measure: `${name}: replayed`,
      value: perSecond,
      unit: 'events/s',
      target: { atLeast: 20_000 },
      detail: { cpuUsAnEvent },
    },
    { measure: `${name}: events/s ÷ raw`, value: perSecond / raw, unit: 'ratio', detail: { raw, events } },
    {
      measure: `${name}: memory at the end less at the first quarter`,
      value: last.residentMb - (used[1] ?? first).residentMb,
      unit: 'MB',
      target: { atMost: 100 },
      detail: { residentMb },
    },
  ]
}

/**
 * The whole feed by pages of 5,000, requested from the service itself, plain and compressed, by one client that parses every page ÷ a
 * bare kafkajs consumer that parses every message of the same topic and writes it as JSON. The events are whole lives of
 * orders, written to the topic as the relay does, before the services start.
 */
export const eventFeed: BenchCase = {
  name: 'event-feed',
  maxSeconds: 900,
  run: async ({ servers, settings, say }) => {
    const brokers = servers.kafka.brokers.split(',')
    let events = 0
    let topic = ''
    const system = await startSystem(servers, {
      services: ['account', 'notification'],
      prepare: async ({ databasePrefix }) => {
        topic = databasePrefix + topicOf('order')
        events = await writeLives(brokers, topic, settings.events)
      },
    })
    try {
      say(`${events} events are written`)
      const token = await new StaffTeam(system).administrator()
      await waitFor(
        'the views of the notification service to be level',
        async () => {
          const before = usage(system).cpuMs
          await new Promise((later) => setTimeout(later, 2000))
          return usage(system).cpuMs - before < 400
        },
        { timeoutMs: 400_000 },
      )
      const findings: Finding[] = []
      for (const [name, encoding] of [
        ['plain', 'identity'],
        ['gzip', 'gzip'],
      ] as const) {
        const raw = await replayRaw(brokers, topic, events, (value) => void JSON.stringify(JSON.parse(value)))
        findings.push(...findingsOf(name, await replay(system, token, encoding, events), raw, events))
      }
      return findings
    } finally {
      await system.stop()
    }
  },
}
