/** Characters of an excerpt, and those of it before what was searched for. */
const length = 180
const before = 60

/** Signs of Markdown that say nothing in a line of plain text. */
const signs =
  /^\s{0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+|\|)|[*_`~]{1,3}|!?\[(?=[^\]]*\]\()|\]\([^)]*\)/gmu

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/^\s*```.*$|^\s*\|?[\s:|-]+\|?\s*$/gmu, ' ')
    .replaceAll(signs, '')
    .replaceAll(/\s*\|\s*/gu, ' · ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** The beginning of a page as one line, or the text around the first place of what was searched for. */
export const excerptOf = (markdown: string, sought: string): string => {
  const line = plain(markdown)
  const found = sought === '' ? -1 : line.toLowerCase().indexOf(sought.toLowerCase())
  const start = found <= before ? 0 : found - before
  const piece = line.slice(start, start + length)
  return `${start > 0 ? '…' : ''}${piece}${start + length < line.length ? '…' : ''}`
}
