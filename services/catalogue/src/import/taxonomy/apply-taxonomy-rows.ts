import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import type { Loaded } from '@pinline/chassis/state-cache'
import type { Position } from '@pinline/contracts/api/position'
import type { Actor } from '@pinline/events/event'
import { type Taxonomy, taxonomyStreamId } from '../../domain/taxonomy/taxonomy.ts'
import { taxonomyDecider } from '../../domain/taxonomy/taxonomy-decider.ts'
import { decideTaxonomyRow } from './decide-taxonomy-row.ts'
import type { FieldError, ProductUses, TaxonomyRow } from './taxonomy-row.ts'

const maxAttempts = 12

export type TaxonomyResult =
  | { readonly kind: 'wrong'; readonly error: FieldError }
  | { readonly kind: 'new' | 'changed' | 'unchanged'; readonly before: Taxonomy; readonly after: Taxonomy }

export interface ApplyTaxonomyDeps {
  readonly platform: Pick<Platform, 'store'>
  readonly importId: string
  readonly run: number
  readonly actor: Actor
  readonly uses: ProductUses
  readonly dryRun: boolean
}

/**
 * Applies rows one after another to the taxonomy, each as one commit. A dry run decides on a state of its own and writes
 * nothing. A row that is repeated after a crash finds its commit by its request id: it is written once, and counted
 * with its first result.
 */
export class TaxonomyRows {
  readonly #deps: ApplyTaxonomyDeps
  #now: Loaded<Taxonomy>

  constructor(deps: ApplyTaxonomyDeps, loaded: Loaded<Taxonomy>) {
    this.#deps = deps
    this.#now = loaded
  }

  /** The end of the stream, as far as it is known. */
  get position(): Position {
    const { service } = this.#deps.platform.store
    return {
      service,
      ...{ streamType: taxonomyDecider.streamType, streamId: taxonomyStreamId },
      version: this.#now.version,
    }
  }

  async apply(row: TaxonomyRow): Promise<TaxonomyResult> {
    const { uses, dryRun } = this.#deps
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const before = this.#now.state
      const decision = decideTaxonomyRow(before, row, uses)
      if (decision.kind === 'wrong') return decision
      const { kind, events, after } = decision
      if (dryRun) {
        this.#now = { ...this.#now, state: after }
        return { kind, before, after }
      }
      if (events.length === 0) return { kind: (await this.#firstOutcome(row)) ?? kind, before, after }
      if (await this.#append(row, decision)) {
        this.#now = { state: after, version: this.#now.version + events.length }
        return { kind, before, after }
      }
      this.#now = await loadStream(this.#deps.platform, taxonomyDecider, taxonomyStreamId)
    }
    return { kind: 'wrong', error: { field: 'id', reason: 'too-contended' } }
  }

  #requestOf({ values: { row } }: TaxonomyRow): string {
    const { importId, run } = this.#deps
    return `import-${importId}-${run}-${row}`
  }

  /** False if somebody else has changed the taxonomy, or the row has been applied. */
  async #append(
    row: TaxonomyRow,
    { events, command }: Pick<Exclude<ReturnType<typeof decideTaxonomyRow>, { kind: 'wrong' }>, 'events' | 'command'>,
  ): Promise<boolean> {
    const { platform, importId, actor } = this.#deps
    const { outcome } = await platform.store.append({
      streamType: taxonomyDecider.streamType,
      streamId: taxonomyStreamId,
      version: this.#now.version + 1,
      events,
      context: {
        actor,
        correlationId: importId,
        causationId: importId,
        request: { id: this.#requestOf(row), hash: importId },
      },
      ...(command === undefined ? {} : { command }),
    })
    return outcome === 'appended'
  }

  /** The result of a row that was applied before a crash; undefined if there is none. */
  async #firstOutcome(row: TaxonomyRow): Promise<'new' | 'changed' | undefined> {
    const commit = await this.#deps.platform.store.commits.findOne(
      { 'requests.id': this.#requestOf(row) },
      { projection: { command: 1 } },
    )
    if (commit === null) return undefined
    return commit.command?.startsWith('create-') === true ? 'new' : 'changed'
  }
}
