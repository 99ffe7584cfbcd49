const maxPieces = 1_000_000

const units = 'pcs|pc|pieces|st(?:ü|u)ck|stk|ea|шт|个|個|件|只|套|枚|本'
const wordsBefore = /^(?:qty|quantity|menge|anzahl|数量)\s*[.:=：]?\s*|^[x×*]\s*/iu
const wordsAfter = new RegExp(`\\s*(?:${units})\\.?$|\\s*[x×*]$`, 'iu')

/** Decimals that are all zero, after thousands by the other mark or none: `20,00`, `1.000,00`, `1,000.00`, `20.0`. */
const zeroDecimals = /^(\d{1,7}|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,]0{1,2}$/u
/** `1k`, `2.5 K`: thousands. */
const thousands = /^(\d{1,3})(?:[.,](\d))?\s?k$/iu

/**
 * Pieces in a cell: `50`, `1 000`, `20,00`, `10 pcs`, `qty: 10`, `x5`; null if it states none. Figures with a zero in front
 * are part of a number.
 */
export const pieces = (text: string): number | null => {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replaceAll(/^["']|["']$/g, '')
    .replace(wordsBefore, '')
    .replace(wordsAfter, '')
    .replace(zeroDecimals, '$1')
  if (!/^[1-9]\d{0,2}(?:[ '’.,]\d{3})+$|^[1-9]\d{0,6}$/u.test(plain)) return null
  const count = Number(plain.replaceAll(/\D/g, ''))
  return count >= 1 && count <= maxPieces ? count : null
}

/** The same for the words of a mail, where `2.5k` are 2,500 pieces: in a table it may be a resistor. */
const piecesInWords = (text: string): number | null => {
  const [, whole, tenths = '0'] = thousands.exec(text.replace(wordsAfter, '')) ?? []
  return whole === undefined ? pieces(text) : Number(whole) * 1000 + Number(tenths) * 100 || null
}

/** A cell without the quotes and the `=` that spreadsheets put around texts. */
export const bare = (text: string): string =>
  text
    .trim()
    .replace(/^="?|"$/gu, '')
    .replaceAll(/^["']|["']$/gu, '')
    .trim()

/** `20 x 43045-1000`, `20x 43045-1000`, `20 43045-1000`, `20 pcs 43045-1000` */
const countFirst = new RegExp(`^(\\d[\\d'’]*)\\s*(?:[x×*]\\s+|(?:${units})\\.?\\s+|\\s)(\\S.*)$`, 'iu')
/** `43045-1000 x 20`, `43045-1000 x20`, `43045-1000, 20`, `43045-1000: 20`, `43045-1000 - 20 pcs`, `43045-1000 2.5k` */
const countLast = new RegExp(
  `^(.*?\\S)(?:\\s*[,，:：]\\s*|\\s+(?:[-–—]\\s+)?[x×*]?\\s*)(\\d[\\d'’]*(?:(?:[.,]\\d)?\\s?k)?)\\s*(?:${units})?\\.?$`,
  'iu',
)
/** `43045-1000 (50)`; without the space it is a suffix of the number. */
const countInBrackets = new RegExp(`^(.*?\\S)\\s+[(（]\\s*(\\d[\\d'’]*)\\s*(?:${units})?\\.?\\s*[)）]$`, 'iu')
/** `43045-1000 qty:10`, `43045-1000, quantity 10 pcs` */
const countNamed =
  /^(.*?\S)\s*[,;，(（]?\s*(?<![\p{L}\p{N}])(?:qty|quantity|menge|anzahl|数量)\s*[.:=：]?\s*(\d[\d'’]*)\s*[^\d]{0,8}$/iu
/** `- `, `• `, `1) `, `1. ` before a line of a mail */
const bullet = /^(?:[-–•*·>]+\s+|\d{1,3}[.)]\s+)/u
/** A family and four figures with a blank between them: one number, as manufacturers print them. */
const spacedNumber = /^\d{5,6}\s*[-–—]?\s*\d{4}$/u

/** A part number and its quantity, empty if there is none, in a line of text. */
export const readText = (line: string): readonly [partNumber: string, quantity: string] => {
  const text = line.replace(bullet, '')
  if (spacedNumber.test(text)) return [text, '']
  for (const form of [countNamed, countInBrackets, countLast]) {
    const [, part, count] = form.exec(text) ?? []
    const counted = count === undefined ? null : piecesInWords(count)
    if (part !== undefined && counted !== null) return [part, String(counted)]
  }
  const [, count, part] = countFirst.exec(text) ?? []
  return part !== undefined && count !== undefined && pieces(count) !== null ? [part, count] : [text, '']
}
