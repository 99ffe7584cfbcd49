import type { ImportKind } from '@pinline/contracts/catalogue/import/import-kind'
import { proposeMapping } from './propose-mapping.ts'
import type { TableRow } from './source-row.ts'
import { proposeTaxonomyMapping } from './taxonomy/taxonomy-fields.ts'

const minKnown = 2

const knownColumns = (cells: readonly string[], kind: ImportKind): number => {
  const fields = kind === 'products' ? proposeMapping(cells, new Map()) : proposeTaxonomyMapping(kind, cells)
  return fields.filter((field) => field !== null).length
}

const filled = ({ cells }: TableRow): number => cells.filter((cell) => cell.trim() !== '').length

/**
 * The line of a table's header: the record with most known column names, else the first one that is about as wide as the
 * widest. Titles, dates and addresses above it are neither. Undefined if there is no record.
 */
export const proposeHeader = (records: readonly TableRow[], kind: ImportKind = 'products'): number | undefined => {
  const known = records.map(({ cells }) => knownColumns(cells, kind))
  const most = Math.max(0, ...known)
  if (most >= minKnown) return records[known.indexOf(most)]?.line
  const widest = Math.max(0, ...records.map(filled))
  return records.find((record) => filled(record) > widest / 2)?.line
}
