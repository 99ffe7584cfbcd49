import type { Decider } from '@pinline/chassis/domain/decider'
import { type BinEvent, binEvent } from '@pinline/events/order/bin-event'
import { type Bin, evolveBin, noBin } from './bin.ts'
import { decideSetBin, type SetBin } from './set-bin.ts'

/** Decides about the bin of one product. */
export const binDecider: Decider<Bin, SetBin, BinEvent> = {
  streamType: 'bin',
  initial: noBin,
  evolve: evolveBin,
  decide: decideSetBin,
  eventSchema: binEvent,
}
