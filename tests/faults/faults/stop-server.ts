import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { type ServerName, serverReady, signalServer } from '../../harness/fault-servers.ts'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault, FaultContext } from '../fault.ts'
import { ordersOf } from '../invariants/orders.ts'
import { judgeDeadlines } from './deadlines.ts'

const outageMs = 60_000
/** No gap between acknowledged orders is longer: more than one call that times out and its retry. */
const maxOutageMs = 15_000

/** The longest gap between two acknowledgements in a period of the load. */
const maxOutage = ({ load }: FaultContext, from: number, to: number): number => {
  const times = [from, ...load.acknowledgedAt().filter((at) => at > from && at < to), to]
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? from)))
}

const silenceViolation = (what: string, silence: number): string[] =>
  silence > maxOutageMs ? [`accepting: with ${what} away no order was accepted for ${Math.round(silence)} ms`] : []

/** Kafka is frozen for a minute: orders are still accepted. */
export const kafkaStopped: Fault = {
  name: 'kafka-stopped',
  inject: async (context) => {
    const { system, load } = context
    const from = load.elapsedMs()
    const before = load.acknowledged()
    signalServer(system.servers, 'kafka', 'SIGSTOP')
    await pause(outageMs)
    const to = load.elapsedMs()
    const accepted = load.acknowledged() - before
    const silence = maxOutage(context, from, to)
    return {
      recover: async () => {
        signalServer(system.servers, 'kafka', 'SIGCONT')
        await serverReady(system.servers, 'kafka')
      },
      hit: () =>
        `${accepted} orders accepted in ${Math.round((to - from) / 1000)} s without it, ${Math.round(silence)} ms at most between two`,
      verify: () => silenceViolation('Kafka', silence),
    }
  },
}

/** Redis is flushed and frozen for a minute in which deadlines fall due. */
export const redisAway: Fault = {
  name: 'redis-away',
  settings: { ORDER_DEADLINE_SECONDS: '25' },
  inject: async (context) => {
    const { system, load } = context
    const redis = new Redis(system.servers.redis.url)
    await redis.flushall()
    redis.disconnect()
    const from = load.elapsedMs()
    const began = Date.now()
    signalServer(system.servers, 'redis', 'SIGSTOP')
    await pause(outageMs)
    const to = load.elapsedMs()
    const ended = Date.now()
    const silence = maxOutage(context, from, to)
    let fired = 0
    return {
      recover: async () => {
        signalServer(system.servers, 'redis', 'SIGCONT')
        await serverReady(system.servers, 'redis')
      },
      hit: () =>
        `emptied and away for ${Math.round((to - from) / 1000)} s, ${Math.round(silence)} ms at most between two orders`,
      verify: (commits) => {
        fired = [...ordersOf(commits).values()].filter(
          ({ expiredAt }) => expiredAt !== undefined && Date.parse(expiredAt) > began && Date.parse(expiredAt) < ended,
        ).length
        const none = fired === 0 ? ['deadlines: none fired while Redis was away'] : []
        return [...none, ...judgeDeadlines(commits), ...silenceViolation('Redis', silence)]
      },
    }
  },
}

/** Kills a server twice under load; its supervisor restarts it each time. Returns how long it was away, ms. */
const killTwice = async ({ system, load, random }: FaultContext, name: ServerName): Promise<number[]> => {
  const backMs: number[] = []
  for (let kill = 0; kill < 2; kill += 1) {
    const enough = load.acknowledged() + random.between(5, 20)
    await waitFor('orders go on', () => load.acknowledged() >= enough, { timeoutMs: 90_000 })
    await pause(random.between(0, 150))
    const began = performance.now()
    signalServer(system.servers, name, 'SIGKILL')
    await serverReady(system.servers, name)
    backMs.push(performance.now() - began)
  }
  return backMs
}

const backAfter = (backMs: readonly number[]): string =>
  `back after ${backMs.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`

/** mongod is killed twice; its supervisor restarts it within 15 seconds. */
export const mongodbKilled: Fault = {
  name: 'mongodb-killed',
  inject: async (context) => {
    const { system } = context
    const backMs = await killTwice(context, 'mongodb')
    return {
      recover: async () => void (await serverReady(system.servers, 'mongodb')),
      hit: () => backAfter(backMs),
      verify: () => backMs.filter((ms) => ms > 15_000).map((ms) => `mongodb: back only after ${Math.round(ms)} ms`),
    }
  },
}

/** The broker is killed twice: orders are still accepted, and what was acknowledged to the relay is not lost. */
export const kafkaKilled: Fault = {
  name: 'kafka-killed',
  inject: async (context) => {
    const { system, load } = context
    const from = load.elapsedMs()
    const before = load.acknowledged()
    const backMs = await killTwice(context, 'kafka')
    const silence = maxOutage(context, from, load.elapsedMs())
    const accepted = load.acknowledged() - before
    return {
      recover: async () => void (await serverReady(system.servers, 'kafka')),
      hit: () => `${backAfter(backMs)}; ${accepted} orders accepted, ${Math.round(silence)} ms at most between two`,
      verify: () => silenceViolation('Kafka', silence),
    }
  },
}
