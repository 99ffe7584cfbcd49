import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'

const delayMs = 30_000

/**
 * Every batch of every relay is shuffled, also within a stream; a fifth of the events are delayed by up to 1.5 s, and
 * one event of an order by half a minute.
 */
export const reordered: Fault = {
  name: 'reordered',
  reorders: true,
  inject: async ({ load, random, faultLevers }) => {
    faultLevers.set('delivery', { kind: 'shuffled', seed: random.between(0, 1_000_000) })
    faultLevers.set('hold', { service: 'order', passing: random.between(2, 20), forMs: delayMs })
    const sent = await waitFor(
      'the delayed event is sent',
      () => {
        const held = faultLevers.read('held')
        return held?.sentAt == null ? undefined : { id: held.id, ms: held.sentAt - held.heldAt }
      },
      { timeoutMs: delayMs + 60_000, intervalMs: 200 },
    )
    const enough = load.acknowledged() + 5
    await waitFor('orders go on', () => load.acknowledged() >= enough, { timeoutMs: 60_000 })
    return {
      recover: async () => void faultLevers.clear('delivery'),
      hit: () => `all shuffled, ${sent.id} held back for ${(sent.ms / 1000).toFixed(1)} s`,
    }
  },
}
