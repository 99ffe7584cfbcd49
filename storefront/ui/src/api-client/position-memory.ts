import { formatPositions, type Position, parsePositions } from '@pinline/contracts/api/position'

/** A server reads no more positions from one header. */
const maxPositions = 20

/** Stream versions after this person's writes. Queries send them, so that a read model waits until it has caught up. */
export interface PositionMemory {
  /** Adds the `X-Position` header of a response. */
  record(header: string | null): void
  /** The header for the next query; undefined when there is nothing to wait for. */
  header(): string | undefined
  clear(): void
}

/**
 * Stores the newest version of the last 20 streams. With a store (session storage) they survive a reload, so that a
 * page opened right after an order shows that order.
 */
export const createPositionMemory = (store?: {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}): PositionMemory => {
  const storeKey = 'positions'
  const positions = new Map<string, Position>()
  const merge = (found: readonly Position[]) => {
    for (const position of found) {
      const key = `${position.service}.${position.streamType}.${position.streamId}`
      const version = Math.max(position.version, positions.get(key)?.version ?? 0)
      positions.delete(key)
      positions.set(key, { ...position, version })
    }
    for (const key of [...positions.keys()].slice(0, Math.max(0, positions.size - maxPositions))) positions.delete(key)
  }
  merge(parsePositions(store?.getItem(storeKey) ?? undefined))
  return {
    record: (header) => {
      const found = parsePositions(header ?? undefined)
      if (found.length === 0) return
      merge(found)
      store?.setItem(storeKey, formatPositions([...positions.values()]))
    },
    header: () => (positions.size === 0 ? undefined : formatPositions([...positions.values()])),
    clear: () => {
      positions.clear()
      store?.removeItem(storeKey)
    },
  }
}
