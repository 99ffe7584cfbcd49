const maxLength = 160
const rows = [new Uint16Array(maxLength), new Uint16Array(maxLength), new Uint16Array(maxLength)] as const

/**
 * Optimal string alignment distance: insertions, deletions, replacements and swaps of adjacent letters that turn one
 * text into the other; `limit + 1` as soon as it exceeds `limit`.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit || b.length + 1 > maxLength) return limit + 1
  let [before, above, current] = rows
  for (let column = 0; column <= b.length; column += 1) above[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1)
    current[0] = row
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const other = b.charCodeAt(column - 1)
      const diagonal = above[column - 1] ?? 0
      let cost = letter === other ? diagonal : diagonal + 1
      cost = Math.min(cost, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      }
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    const spare = before
    before = above
    above = current
    current = spare
  }
  return Math.min(above[b.length] ?? limit + 1, limit + 1)
}

/** Number of allowed typos for a text of this length. */
export const mistakesAllowed = (length: number): number => {
  if (length < 5) return 0
  return length < 9 ? 1 : 2
}

/** The set of letters and digits in a text, by their last five bits. */
export const lettersOf = (text: string): number => {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

/** Number of letters that the other text lacks, a lower bound of the distance. */
export const lettersMissing = (letters: number, others: number): number => {
  let count = 0
  for (let left = letters & ~others; left !== 0; left &= left - 1) count += 1
  return count
}
