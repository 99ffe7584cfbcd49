import type { ImportKind } from '@pinline/contracts/catalogue/import/import-kind'
import type { ColumnMapping, ReadingOptions } from '@pinline/contracts/catalogue/import/import-options'
import {
  type ConstantValue,
  type ImportCounts,
  type ImportRow,
  type ImportState,
  importId,
  type RowDifference,
} from '@pinline/contracts/catalogue/import/import-row'
import type { RowError } from './read-row.ts'

/** Differences that are stored of a run, as examples. */
export const maxDifferences = 100

/** A plain document of the collection `imports`. */
export interface ImportDocument {
  readonly _id: string
  /** Imports of earlier releases are of products. */
  readonly kind?: ImportKind
  readonly fileId: string
  readonly fileName: string
  readonly size: number
  readonly state: ImportState
  /** Number of starts: rows of another start are separate. */
  readonly run: number
  readonly dryRun: boolean
  readonly options: ReadingOptions
  readonly headers: readonly string[]
  readonly mapping: readonly ColumnMapping[]
  readonly constants: readonly ConstantValue[]
  /** Rows that are done for good, by the present run. */
  readonly cursor: number
  readonly counts: ImportCounts
  readonly share: number
  readonly rowsPerSecond: number
  readonly differences: readonly RowDifference[]
  readonly failure: ImportRow['failure']
  readonly createdBy: string
  readonly startedBy: string | null
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
}

/** A plain document of the collection `import-errors`. */
export interface ImportErrorDocument extends RowError {
  readonly _id: string
  readonly importId: string
  readonly run: number
  readonly line: number
  readonly row: number
}

export const noCounts: ImportCounts = { rows: 0, new: 0, changed: 0, unchanged: 0, wrong: 0 }

/** States in which an import is not being worked on. */
export const finishedStates: readonly ImportState[] = ['ready', 'done', 'cancelled', 'failed']

const secondsLeft = ({ share, counts, rowsPerSecond, state }: ImportDocument): number | null =>
  state === 'running' && share > 0 && rowsPerSecond > 0
    ? Math.ceil((counts.rows * (1 / share - 1)) / rowsPerSecond)
    : null

/** What the rows of an import's file are. */
export const kindOf = ({ kind = 'products' }: Pick<ImportDocument, 'kind'>): ImportKind => kind

/** An import as the console shows it. */
export const importRowOf = (document: ImportDocument, differences: readonly RowDifference[]): ImportRow => ({
  id: importId.parse(document._id),
  kind: kindOf(document),
  fileName: document.fileName,
  size: document.size,
  state: document.state,
  dryRun: document.dryRun,
  options: document.options,
  headers: [...document.headers],
  mapping: [...document.mapping],
  constants: [...document.constants],
  counts: document.counts,
  share: document.share,
  rowsPerSecond: document.rowsPerSecond,
  secondsLeft: secondsLeft(document),
  differences: [...differences],
  failure: document.failure,
  createdBy: document.createdBy,
  startedBy: document.startedBy,
  createdAt: document.createdAt.toISOString(),
  startedAt: document.startedAt?.toISOString() ?? null,
  finishedAt: document.finishedAt?.toISOString() ?? null,
})
