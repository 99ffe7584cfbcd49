import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { binStreamOf } from '../domain/bin/bin.ts'
import { binDecider } from '../domain/bin/bin-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import type { DemoParts } from './demo-parts.ts'

const cause = 'demo-bins'
/** Parts with a bin; others show what it is like without. */
const maxParts = 80
const [shelves, places] = [5, 4]

const two = (number: number): string => String(number).padStart(2, '0')

/** The bin of the nth part: aisles A to D, five shelves of four places each. */
export const demoBin = (nth: number): string => {
  const aisle = String.fromCharCode('A'.charCodeAt(0) + Math.floor(nth / (shelves * places)))
  return `${aisle}-${two(1 + (Math.floor(nth / places) % shelves))}-${two(1 + (nth % places))}`
}

/** Gives parts of the demonstration their bins; a repetition does nothing. */
export const setDemoBins = async (platform: OrderDeps, { stocked }: Pick<DemoParts, 'stocked'>): Promise<void> => {
  for (const [nth, { id: productId }] of stocked.slice(0, maxParts).entries())
    await handleCommand(platform, binDecider, {
      streamId: binStreamOf(productId),
      command: { type: 'set-bin', productId, bin: demoBin(nth), now: platform.clock.now().toISOString() },
      context: internalCause(platform, cause),
    })
}
