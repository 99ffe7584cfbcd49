import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { Platform } from '@pinline/chassis/service'
import type { PreparedAnswers } from './answers/prepared-answers.ts'
import type { Completeness } from './completeness/completeness.ts'
import type { CatalogueConfig } from './config.ts'
import type { LiveContent } from './content/live-content.ts'
import type { LiveCurrencies } from './currencies/live-currencies.ts'
import type { Files } from './files/files.ts'
import type { Imports } from './import/imports.ts'
import type { EmptySearches } from './search/empty-searches.ts'
import type { KeywordCounts } from './search/keyword-counts.ts'
import type { LiveIndex } from './search/live-index.ts'
import type { PartMatcher } from './search/part-matcher.ts'
import type { StockQueue } from './stock-queue/stock-queue.ts'
import type { LiveTaxonomy } from './taxonomy/live-taxonomy.ts'

/** Dependencies of routes and reactions. */
export interface CatalogueDeps {
  readonly platform: Platform<CatalogueConfig>
  readonly live: LiveIndex
  readonly matcher: PartMatcher
  readonly keywords: KeywordCounts
  readonly emptySearches: EmptySearches
  readonly taxonomy: LiveTaxonomy
  readonly completeness: Completeness
  readonly currencies: LiveCurrencies
  readonly stockQueue: StockQueue
  readonly files: Files
  readonly imports: Imports
  readonly content: LiveContent
  /** Answers of product details and lists. */
  readonly answers: { readonly details: PreparedAnswers; readonly lists: PreparedAnswers }
}

/** The context of a further command that needs no request id. */
export const withoutRequest = ({ request: _, ...context }: CommandContext): CommandContext => context
