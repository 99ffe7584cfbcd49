import type { CsvDelimiter } from '@pinline/contracts/catalogue/import/import-options'

const delimiters: readonly CsvDelimiter[] = [',', ';', '\t', '|']
const sampledLines = 20

/** Excel may name the delimiter in a first line of its own. */
const announced = /^sep=([,;\t|])\r?\n/i

/** The first records of a text, each with the text outside of its quotes. */
const outsideOfQuotes = (text: string): string[] => {
  const records = ['']
  let quoted = false
  for (const character of text) {
    if (character === '"') quoted = !quoted
    else if (!quoted && (character === '\n' || character === '\r')) {
      if (records.at(-1) !== '') records.push('')
      if (records.length > sampledLines) break
    } else if (!quoted) records[records.length - 1] += character
  }
  return records.filter((record) => record !== '').slice(0, sampledLines)
}

/** The commonest number of cuts above zero, and how many lines have it; titles above a table have fewer. */
const commonest = (counts: readonly number[]): { readonly cuts: number; readonly lines: number } => {
  const lines = new Map<number, number>()
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1)
  return [...lines].reduce(
    (best, [cuts, found]) =>
      found > best.lines || (found === best.lines && cuts > best.cuts) ? { cuts, lines: found } : best,
    { cuts: 0, lines: 0 },
  )
}

/** The character that cuts most of the first lines into equally many pieces; of several the one that cuts more. */
export const guessDelimiter = (text: string): CsvDelimiter => {
  const said = announced.exec(text)?.[1]
  const named = delimiters.find((delimiter) => delimiter === said)
  if (named !== undefined) return named
  const records = outsideOfQuotes(text)
  const scores = delimiters.map((delimiter) => {
    const { cuts, lines } = commonest(records.map((record) => record.split(delimiter).length - 1))
    const alike = lines / Math.max(1, records.length)
    return { delimiter, score: alike ** 2 * Math.log2(1 + Math.min(cuts, 50)) }
  })
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}

/** Length of Excel's line that names the delimiter, 0 if there is none. */
export const announcedLength = (text: string): number => announced.exec(text)?.[0].length ?? 0
