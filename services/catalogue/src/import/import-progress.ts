import { countsOf, type RowOutcome } from './counts-of.ts'
import { type ImportDocument, maxDifferences } from './import-document.ts'
import type { ChunkOutcome, Imports } from './imports.ts'

/** How far a run of an import is. */
export class ImportProgress {
  readonly #imports: Imports
  readonly #begun: ImportDocument
  readonly #startedAtMs = performance.now()
  #document: ImportDocument

  constructor(imports: Imports, begun: ImportDocument) {
    this.#imports = imports
    this.#begun = begun
    this.#document = begun
  }

  /** Rows that are done. */
  get cursor(): number {
    return this.#document.cursor
  }

  /** How many differences can still be shown. */
  get room(): number {
    return maxDifferences - this.#document.differences.length
  }

  /**
   * Moves the cursor past a batch of rows and adds its results. `share` of the file that is read then, 0 to 1.
   * @returns false if the run ends here: it was cancelled, or another instance continues it
   */
  async advance(
    outcomes: readonly RowOutcome[],
    { share, differences, errors }: Pick<ChunkOutcome, 'share' | 'differences' | 'errors'>,
  ): Promise<boolean> {
    const to = this.cursor + outcomes.length
    const seconds = (performance.now() - this.#startedAtMs) / 1000
    const moved = await this.#imports.advance(this.#document, to, {
      ...{ differences, errors },
      counts: countsOf(outcomes),
      share: Math.min(1, share),
      rowsPerSecond: Math.round((to - this.#begun.cursor) / seconds),
    })
    if (moved === undefined) return false
    this.#document = moved
    if (moved.state !== 'cancelling') return true
    await this.#imports.finish(moved, 'cancelled')
    return false
  }
}
