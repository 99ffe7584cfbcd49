import { cachedForASecond } from '@pinline/chassis/cached-for-a-second'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type Carriers, carriersStreamId } from '../domain/carriers/carriers.ts'
import { carriersDecider } from '../domain/carriers/carriers-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { seededCarriers } from './carrier-seed.ts'

/** Fills the list of an installation that has none yet. */
export const seedCarriers = async (platform: OrderDeps): Promise<void> => {
  const { version } = await loadStream(platform, carriersDecider, carriersStreamId)
  if (version > 0) return
  const done = await handleCommand(platform, carriersDecider, {
    streamId: carriersStreamId,
    command: { type: 'define-carriers', carriers: seededCarriers },
    context: { actor: { kind: 'service', id: 'order' }, correlationId: 'carriers', causationId: 'carriers' },
  })
  if (isRejection(done)) throw new Error(`the list of carriers was refused: ${done.code}`)
}

const cached = cachedForASecond(async (platform: OrderDeps): Promise<Carriers> => {
  const { state } = await loadStream(platform, carriersDecider, carriersStreamId)
  return state
})

/** The list, as it was at most a second ago. */
export const readCarriers = cached.read

/** Called after a change on this instance, which others see within a second. */
export const invalidateCarriers = cached.invalidate
