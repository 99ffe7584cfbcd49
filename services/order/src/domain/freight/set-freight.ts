import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { FreightEvent } from '@pinline/events/order/freight-event'
import type { FreightStep } from '@pinline/events/order/freight-set'
import { type Freight, type Tariff, tariffOf } from './freight.ts'

export interface SetFreight extends Tariff {
  readonly type: 'set-freight'
  /** As often as its editor saw it set. */
  readonly version: number
}

const isSame = (a: readonly FreightStep[], b: readonly FreightStep[]): boolean =>
  a.length === b.length &&
  a.every(({ upToGrams, usCents }, place) => upToGrams === b[place]?.upToGrams && usCents === b[place].usCents)

/** The place of the first step that is not for heavier parcels than the one before it. */
const unordered = (steps: readonly FreightStep[]): number =>
  steps.findIndex(({ upToGrams }, place) => upToGrams <= (steps[place - 1]?.upToGrams ?? 0))

/** Replaces the rates of a zone and method. The same rates again do nothing. */
export const decideSetFreight = (
  state: Freight,
  { zone, method, steps, version }: SetFreight,
): Decision<FreightEvent> => {
  const before = tariffOf(state, zone, method)
  const present = before?.version ?? 0
  if (version !== present) return rejection('version-conflict', { data: { version: present } })
  const place = unordered(steps)
  if (place >= 0) return rejection('invalid-input', { errors: { [`steps.${place}.upToGrams`]: 'not-ascending' } })
  if (before !== undefined && isSame(before.steps, steps)) return []
  return [{ type: 'freight-set', data: { zone, method, steps: [...steps] } }]
}
