/** A column that a list shows; null: as wide as its content. */
export interface ShownColumn {
  readonly source: string
  /** Pixels. */
  readonly width: number | null
}

export const narrowest = 48
export const widest = 800

const widthOf = (text: string | undefined): number | null => {
  const width = Number.parseInt(text ?? '', 10)
  return Number.isNaN(width) ? null : Math.min(widest, Math.max(narrowest, width))
}

/** The columns of an address, e.g. `orderNo,status~120`: those that the list has, in their order; undefined if it names none. */
export const parseColumns = (text: string | null, known: readonly string[]): readonly ShownColumn[] | undefined => {
  const named = (text ?? '').split(',').flatMap((part): ShownColumn[] => {
    const [source = '', width] = part.split('~')
    return known.includes(source) ? [{ source, width: widthOf(width) }] : []
  })
  const once = named.filter(({ source }, at) => named.findIndex((one) => one.source === source) === at)
  return once.length === 0 ? undefined : once
}

export const columnsText = (shown: readonly ShownColumn[]): string =>
  shown.map(({ source, width }) => (width === null ? source : `${source}~${Math.round(width)}`)).join(',')

/**
 * The cells of a table as they are shown. Cells that the picker does not know, e.g. the box that selects a row, stay at their
 * end of the table.
 */
export const arranged = <Cell>(
  cells: readonly Cell[],
  sourceOf: (cell: Cell) => string,
  known: readonly string[],
  shown: readonly ShownColumn[],
): readonly Cell[] => {
  const first = cells.findIndex((cell) => known.includes(sourceOf(cell)))
  const isOwn = (cell: Cell) => !known.includes(sourceOf(cell))
  return [
    ...cells.filter((cell, at) => isOwn(cell) && at < first),
    ...shown.flatMap(({ source }) => cells.filter((cell) => sourceOf(cell) === source)),
    ...cells.filter((cell, at) => isOwn(cell) && at >= first),
  ]
}
