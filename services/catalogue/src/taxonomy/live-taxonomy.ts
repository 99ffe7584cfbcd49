import type { Platform } from '@pinline/chassis/service'
import type { Position } from '@pinline/contracts/api/position'
import { noTaxonomy, type Taxonomy, taxonomyStreamId } from '../domain/taxonomy/taxonomy.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'

const retryDelayMs = 500

/**
 * Categories and attributes in this instance's memory, updated by the changes of their view. Prevents the failure
 * "every list queries the database for a tree that changes once a month".
 */
export class LiveTaxonomy {
  readonly #platform: Pick<Platform, 'view' | 'changes' | 'log'>
  readonly #listeners = new Set<(state: Taxonomy) => void>()
  #state: Taxonomy = noTaxonomy
  #changedAt: Readonly<Record<string, string>> = {}
  #version = 0

  constructor(platform: Pick<Platform, 'view' | 'changes' | 'log'>) {
    this.#platform = platform
  }

  /** The current state; a new object after each change. */
  get now(): Taxonomy {
    return this.#state
  }

  /** ISO 8601: when a category was last changed; undefined for one that is unknown. */
  changedAt(categoryId: string): string | undefined {
    return this.#changedAt[categoryId]
  }

  /** Reports each new state. */
  onChange(listener: (state: Taxonomy) => void): void {
    this.#listeners.add(listener)
  }

  /** Listens for changes first and reads then, so that nothing falls between. */
  async start(): Promise<void> {
    const changed = () => this.#readAgain()
    await this.#platform.changes(taxonomyProjection, changed, changed).started
    await this.#read()
  }

  /** Reads again if the caller has a newer position than this one. */
  async catchUp(positions: readonly Position[]): Promise<void> {
    const late = positions.some(({ streamId, version }) => streamId === taxonomyStreamId && version > this.#version)
    if (late) await this.#read()
  }

  async #read(): Promise<void> {
    const row = await this.#platform.view(taxonomyProjection).findOne({ _id: taxonomyStreamId })
    if (row === null) return
    const { categories, attributes, revisions } = row
    this.#state = { categories, attributes, revisions }
    this.#changedAt = row.changedAt
    this.#version = row._versions[taxonomyStreamId] ?? 0
    for (const listener of this.#listeners) listener(this.#state)
  }

  #readAgain(): void {
    this.#read().catch((error: unknown) => {
      this.#platform.log.warn({ error: error instanceof Error ? error.message : error }, 'taxonomy will be read again')
      setTimeout(() => this.#readAgain(), retryDelayMs).unref()
    })
  }
}
