import type { ServiceName } from '@pinline/infra/product/services'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'
import type { KillPoint } from '../preload/levers.ts'

const servicePoints: readonly KillPoint[] = [
  'before-commit',
  'committed',
  'before-publishing',
  'published',
  'projected',
]
const reactingPoints: readonly KillPoint[] = [...servicePoints, 'reacted']
const gatewayPoints: readonly KillPoint[] = ['before-forwarding', 'forwarded', 'answered']

/** Points that a service passes under a load of orders. */
export const pointsOf: Readonly<Record<Exclude<ServiceName, 'storefront'>, readonly KillPoint[]>> = {
  account: servicePoints,
  catalogue: reactingPoints,
  order: reactingPoints,
  notification: reactingPoints,
  gateway: gatewayPoints,
}

const isReady = async (url: string): Promise<boolean> => (await fetch(`${url}/readyz`)).ok

/**
 * SIGKILL of one service once at each point, in random order: the process kills itself there, between one statement and
 * the next. Orders go on before the next kill. Beside a twin, either instance may die, and the next kill does not wait
 * until it is back.
 */
export const killAtPoints = (
  name: Exclude<ServiceName, 'storefront'>,
  options: { readonly faultName?: string; readonly twins?: readonly ServiceName[] } = {},
): Fault => ({
  name: options.faultName ?? `points-${name}`,
  ...(options.twins === undefined ? {} : { twins: options.twins }),
  inject: async ({ system, twin, load, random, faultLevers, ends }) => {
    const died: KillPoint[] = []
    for (const point of random.shuffle(pointsOf[name])) {
      const id = `${point}-${died.length}`
      const seen = ends.length
      faultLevers.set('kill', { id, service: name, point, passing: random.between(1, 4) })
      const { pid } = await waitFor(
        `${name} dies at ${point}`,
        () => {
          const one = faultLevers.read('died')
          return one?.id === id ? one : undefined
        },
        { timeoutMs: 60_000, intervalMs: 20 },
      )
      died.push(point)
      if (system.pid(name) === pid)
        await waitFor(`${name} has exited`, () => ends.slice(seen).some(({ event }) => event.name === name), {
          timeoutMs: 5000,
          intervalMs: 10,
        })
      if (options.twins === undefined) await system.untilReady(name)
      const enough = load.acknowledged() + random.between(2, 6)
      await waitFor('orders go on', () => load.acknowledged() >= enough, { timeoutMs: 60_000 })
    }
    return {
      recover: async () => {
        await system.untilReady(name)
        if (twin !== undefined)
          await waitFor(`the twin of ${name} is ready`, () => isReady(twin.url(name)), { timeoutMs: 60_000 })
      },
      hit: () => `died ${died.join(', ')}`,
    }
  },
})
