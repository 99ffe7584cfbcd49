/** A place in the grid; column 0 has the numbers of the rows or the tree. */
export interface GridPlace {
  readonly line: number
  readonly place: number
}

export interface GridSize {
  readonly lines: number
  readonly columns: number
  /** Lines that are seen at once. */
  readonly page: number
}

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1))

export const placeWithin = ({ line, place }: GridPlace, { lines, columns }: GridSize): GridPlace => ({
  line: within(line, lines),
  place: within(place, columns),
})

/** Where a key leads, as the grid pattern of ARIA has it; undefined for keys that do not move. */
export const movedBy = (key: string, isControl: boolean, at: GridPlace, size: GridSize): GridPlace | undefined => {
  const by = (lines: number, places: number) => placeWithin({ line: at.line + lines, place: at.place + places }, size)
  switch (key) {
    case 'ArrowDown':
      return by(1, 0)
    case 'ArrowUp':
      return by(-1, 0)
    case 'ArrowRight':
      return by(0, 1)
    case 'ArrowLeft':
      return by(0, -1)
    case 'PageDown':
      return by(size.page, 0)
    case 'PageUp':
      return by(-size.page, 0)
    case 'Home':
      return placeWithin({ line: isControl ? 0 : at.line, place: 0 }, size)
    case 'End':
      return placeWithin({ line: isControl ? size.lines : at.line, place: size.columns }, size)
    default:
      return undefined
  }
}
