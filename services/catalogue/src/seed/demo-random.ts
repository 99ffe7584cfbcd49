import { createHash } from 'node:crypto'
import type { ProductId } from '@pinline/events/ids'

/** Pseudo-random numbers that are always the same for the same part and purpose, on every machine. */
export interface DemoRandom {
  /** 0 ≤ x < 1 */
  readonly share: (purpose: string) => number
  /** Whole, both ends included. */
  readonly between: (purpose: string, least: number, most: number) => number
  readonly oneOf: <Item>(purpose: string, items: readonly [Item, ...Item[]]) => Item
}

export const demoRandom = (id: ProductId): DemoRandom => {
  const share = (purpose: string) => createHash('sha256').update(`${id}\n${purpose}`).digest().readUInt32BE(0) / 2 ** 32
  return {
    share,
    between: (purpose, least, most) => least + Math.floor(share(purpose) * (most - least + 1)),
    oneOf: (purpose, items) => items[Math.floor(share(purpose) * items.length)] ?? items[0],
  }
}
