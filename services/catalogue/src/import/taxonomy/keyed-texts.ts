/** Ends an entry of a list: also the full-width semicolon of Chinese keyboards. */
const semicolons = /[;；]/u
const equals = /[=＝]/u
const colons = /[:：]/u

/** The entries of a cell, one a line, or separated by `|` or, without these, by `;`. */
const entriesOf = (cell: string): string[] => {
  const separator = /[\r\n]/.test(cell) ? /[\r\n]+/ : cell.includes('|') ? '|' : semicolons
  return cell
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/**
 * A cell that gives each of several values a text: `gold = Gold; tin = Tin`. Undefined if an entry has no value or no
 * text.
 */
export const readKeyedTexts = (cell: string): readonly (readonly [value: string, text: string])[] | undefined => {
  const pairs = entriesOf(cell).map((entry): readonly [string, string] => {
    const at = equals.test(entry) ? entry.search(equals) : entry.search(colons)
    return at < 0 ? ['', ''] : [entry.slice(0, at).trim().toLowerCase(), entry.slice(at + 1).trim()]
  })
  return pairs.some(([value, text]) => value === '' || text === '') ? undefined : pairs
}

/** Texts by value as a cell that is read again as the same. */
export const formatKeyedTexts = (pairs: readonly (readonly [value: string, text: string])[]): string => {
  const entries = pairs.map(([value, text]) => `${value} = ${text}`)
  return entries.some((entry) => semicolons.test(entry)) ? `| ${entries.join(' | ')}` : entries.join('; ')
}

/** The names in a cell: `pitch; positions, rows`. */
export const readNames = (cell: string): string[] =>
  cell
    .split(/[;；,，、|\r\n]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '')
