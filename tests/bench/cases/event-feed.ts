import { topicOf } from '@pinline/events/event'
import { z } from 'zod'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { StaffTeam } from '../../system/account/staff-member.ts'
import type { BenchCase, Finding } from '../bench-case.ts'
import { readProcesses, sumOf } from '../measuring/processes.ts'
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

/** Processes that a page comes through. */
const direct = ['notification']
const throughGateway = ['notification', 'gateway']
/** Those whose views are filled from the topic first. */
const readers = ['notification', 'order'] as const

/** Processor time in ms and resident memory in MB of these processes together. */
const usage = (system: TestSystem, names: readonly string[]) => {
  const found = readProcesses([system.dataFolder]).filter(({ name }) => names.includes(name))
  if (found.length !== names.length) throw new Error(`of ${names.join(', ')} ${found.length} run`)
  return { cpuMs: sumOf(found, 'cpuMs'), residentMb: Math.round(sumOf(found, 'residentBytes') / megabyte) }
}
type Usage = ReturnType<typeof usage>

interface Variant {
  readonly name: string
  readonly encoding: string
  readonly names: readonly string[]
}
const variants: readonly Variant[] = [
  { name: 'plain', encoding: 'identity', names: direct },
  { name: 'gzip', encoding: 'gzip', names: direct },
  { name: 'plain by the gateway', encoding: 'identity', names: throughGateway },
  { name: 'gzip by the gateway', encoding: 'gzip', names: throughGateway },
]

interface Replay {
  readonly perSecond: number
  /** Before the first page, after each quarter of the pages, and after the last. */
  readonly used: readonly Usage[]
}

/** All pages from the beginning, one after the other, each decoded and parsed, as a client takes them. */
const replay = async (
  system: TestSystem,
  token: string,
  { encoding, names }: Pick<Variant, 'encoding' | 'names'>,
  events: number,
): Promise<Replay> => {
  const used = [usage(system, names)]
  const origin = names.includes('gateway') ? system.url : system.urls.notification
  const began = performance.now()
  let cursor = ''
  let read = 0
  for (let hasMore = true; hasMore; ) {
    const query = new URLSearchParams({ service: 'order', limit: String(pageEvents), ...(cursor !== '' && { cursor }) })
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding }
    const response = await fetch(`${origin}/api/v1/events?${query}`, { headers })
    const { data } = page.parse(await response.json())
    read += data.list.length
    cursor = data.cursor
    hasMore = data.hasMore
    if (read >= (events * used.length) / 4) used.push(usage(system, names))
  }
  // Those of the demo orders come with them.
  if (read < events) throw new Error(`${read} events of ${events}`)
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
 * The whole feed by pages of 5,000, requested from the service itself and through the gateway, plain and compressed, by one client that parses every page ÷ a
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
      // The gateway is ready once all of them are.
      services: [...readers, 'account', 'catalogue', 'gateway'],
      prepare: async ({ databasePrefix }) => {
        topic = databasePrefix + topicOf('order')
        events = await writeLives(brokers, topic, settings.events)
      },
    })
    try {
      say(`${events} events are written`)
      const token = await new StaffTeam(system).administrator()
      await waitFor(
        'the views of both services to be level',
        async () => {
          const before = usage(system, readers).cpuMs
          await new Promise((later) => setTimeout(later, 2000))
          return usage(system, readers).cpuMs - before < 600
        },
        { timeoutMs: 400_000 },
      )
      const findings: Finding[] = []
      for (const variant of variants) {
        const raw = await replayRaw(brokers, topic, events, (value) => void JSON.stringify(JSON.parse(value)))
        findings.push(...findingsOf(variant.name, await replay(system, token, variant, events), raw, events))
      }
      return findings
    } finally {
      await system.stop()
    }
  },
}
