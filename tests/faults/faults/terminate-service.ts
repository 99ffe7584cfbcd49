import { setTimeout as pause } from 'node:timers/promises'
import { accountCalls } from '@pinline/contracts/account/account-calls'
import { orderCalls } from '@pinline/contracts/order/order-calls'
import type { ServiceName } from '@pinline/infra/product/services'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'
import type { LoggedCall } from '../placing-log.ts'

const times = 3
const withinMs = 10_000
/** A call that started at least this long ago is being processed by its service, ms. */
const arrivedAfterMs = 300

const calls = { account: accountCalls, order: orderCalls }

/** True if a service handles a call itself; the gateway takes part in all calls. */
const answers = (name: ServiceName, { call }: LoggedCall): boolean =>
  name === 'gateway' || ((name === 'account' || name === 'order') && calls[name].some((own) => own.name === call))

/** The calls that a service was processing at a moment of the load. */
const inFlightCalls = (name: ServiceName, log: readonly LoggedCall[], moment: number): LoggedCall[] =>
  log.filter(
    (logged) => answers(name, logged) && logged.at < moment - arrivedAfterMs && logged.at + logged.tookMs > moment,
  )

/** No response, or one that does not show the effect of the call. */
const wasCutOff = ({ outcome, detail }: LoggedCall): boolean => outcome === 'unknown' && !detail.startsWith('4')

/**
 * SIGTERM of one service under load, three times: each time it responds to the calls in progress and exits with code 0
 * within ten seconds.
 */
export const terminateService = (name: ServiceName): Fault => ({
  name: `term-${name}`,
  inject: async ({ system, load, random, ends }) => {
    const endings: { how: string; tookMs: number; signalledAt: number }[] = []
    for (let time = 0; time < times; time += 1) {
      const enough = load.acknowledged() + random.between(5, 20)
      await waitFor('orders go on', () => load.acknowledged() >= enough, { timeoutMs: 60_000 })
      await pause(random.between(0, 150))
      const seen = ends.length
      const [began, signalledAt] = [performance.now(), load.elapsedMs()]
      system.kill(name, 'SIGTERM')
      const ending = await waitFor(
        `${name} has exited`,
        () => ends.slice(seen).find(({ event }) => event.name === name && event.kind !== 'started'),
        { timeoutMs: 30_000, intervalMs: 10 },
      )
      const how = ending.event.kind === 'started' ? '' : ending.event.how
      endings.push({ how, tookMs: ending.at - began, signalledAt })
      await system.untilReady(name)
    }
    return {
      recover: () => system.untilReady(name),
      hit: () => {
        const had = endings.flatMap(({ signalledAt }) => inFlightCalls(name, load.calls(), signalledAt))
        return `ended after ${endings.map(({ tookMs }) => (tookMs / 1000).toFixed(1)).join(', ')} s with ${had.length} calls in hand`
      },
      verify: () => [
        ...endings
          .filter(({ how, tookMs }) => how !== 'ended with code 0' || tookMs > withinMs)
          .map(({ how, tookMs }) => `terminate: ${name} ${how} after ${Math.round(tookMs)} ms`),
        ...endings
          .flatMap(({ signalledAt }) => inFlightCalls(name, load.calls(), signalledAt))
          .filter(wasCutOff)
          .map(
            ({ call, detail, tookMs }) => `terminate: ${call} was cut off after ${Math.round(tookMs)} ms: ${detail}`,
          ),
      ],
    }
  },
})
