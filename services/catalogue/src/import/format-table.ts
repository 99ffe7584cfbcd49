import { type CsvCell, csvLine, type TableStyle } from '@pinline/contracts/api/csv-line'
import { defusedCell } from './clean-cell.ts'

/** One line of a table that can be imported again. */
export const formatLine = (cells: readonly CsvCell[], style: TableStyle): string => csvLine(cells, style, defusedCell)
