import type { OrderTraceLine } from '@pinline/contracts/gateway/streams/get-order-trace'
import { type ServiceName, serviceName } from '@pinline/events/event'

export const lanes = [...serviceName.options, 'wallet'] as const
export type Lane = (typeof lanes)[number]

/** Where a line stands: a wallet is outside the services. */
export const laneOf = ({ kind, service }: Pick<OrderTraceLine, 'kind' | 'service'>): Lane =>
  kind === 'wallet' ? 'wallet' : service

/** The lanes that have lines, and those of services that did not respond: their gap is to be seen. */
export const lanesOf = (lines: readonly OrderTraceLine[], missing: readonly ServiceName[]): Lane[] => {
  const used = new Set<Lane>([...lines.map(laneOf), ...missing])
  return lanes.filter((lane) => used.has(lane))
}

/** A line with everything that caused it, and what it caused directly. */
export const relatedTo = (lines: readonly OrderTraceLine[], id: string | undefined): ReadonlySet<string> => {
  if (id === undefined) return new Set()
  const byId = new Map(lines.map((line) => [line.id, line]))
  const related = new Set<string>()
  for (let line = byId.get(id); line !== undefined && !related.has(line.id); ) {
    related.add(line.id)
    line = line.causeId === null ? undefined : byId.get(line.causeId)
  }
  for (const { id: effect, causeId } of lines) if (causeId === id) related.add(effect)
  return related
}

interface Elapsed {
  readonly value: number
  readonly unit: 'ms' | 's' | 'min' | 'h' | 'd'
}

const units = [
  { unit: 'd', ms: 86_400_000 },
  { unit: 'h', ms: 3_600_000 },
  { unit: 'min', ms: 60_000 },
  { unit: 's', ms: 1000 },
] as const

/** A duration in the largest unit of which it has at least one, with one decimal below ten. */
export const elapsedOf = (ms: number): Elapsed => {
  const { unit, ms: size } = units.find((one) => ms >= one.ms) ?? { unit: 'ms', ms: 1 }
  const value = ms / size
  return { unit, value: value < 10 ? Math.round(value * 10) / 10 : Math.round(value) }
}
