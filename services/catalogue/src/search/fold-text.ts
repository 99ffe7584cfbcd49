const voicingMarks = /[^\P{M}\u3099\u309a]/gu

const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))

/** Text for comparison: full-width forms narrowed, accents removed, ß as ss, Hiragana as Katakana, lower case. */
export const foldText = (text: string): string => {
  if (/^[\x20-\x7e]*$/u.test(text)) return text.toLowerCase()
  const bare = text.normalize('NFKC').normalize('NFD').replace(voicingMarks, '').normalize('NFC').toLowerCase()
  return toKatakana(bare.replaceAll('ß', 'ss').replaceAll('æ', 'ae').replaceAll('œ', 'oe').replaceAll('ø', 'o'))
}

/** Folded text that knows the typed position of each of its characters. */
export interface FoldedText {
  readonly text: string
  /** Position of a folded piece in the typed text: start and end. */
  readonly placeOf: (from: number, to: number) => readonly [number, number]
}

const cluster = /\P{M}[\p{M}\uff9e\uff9f]*/gu

export const foldWithPlaces = (typed: string): FoldedText => {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const match of typed.matchAll(cluster)) {
    const folded = foldText(match[0])
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(match.index)
      ends.push(match.index + match[0].length)
    }
    text += folded
  }
  return { text, placeOf: (from, to) => [starts[from] ?? typed.length, ends[to - 1] ?? typed.length] }
}

/** A part number without its punctuation, as buyers type it: `502386-0370` and `5023860370` are one. */
export const foldPartNumber = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

const confusable = new Map(
  Object.entries({
    o: '0',
    i: '1',
    l: '1',
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    н: 'h',
    к: 'k',
    м: 'm',
    о: '0',
    р: 'p',
    т: 't',
    х: 'x',
    у: 'y',
  }),
)

/** A folded part number with 0 and O, 1, I and L, and Cyrillic and Latin letters unified: two that remain equal are one. */
export const withoutConfusables = (folded: string): string =>
  folded.replace(/[oilавсенкмортху]/gu, (letter) => confusable.get(letter) ?? letter)

/** The same with 8 and B unified, which are also two versions of a part. */
export const withoutLookalikes = (folded: string): string => withoutConfusables(folded).replaceAll('b', '8')

const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
const anyCjk = new RegExp(cjk, 'u')

export const isCjk = (text: string): boolean => anyCjk.test(text)

export interface PlacedWord {
  readonly text: string
  /** First place in the text, and the one after its last. */
  readonly from: number
  readonly to: number
}

const placed = (folded: string, piece: RegExp): PlacedWord[] =>
  [...folded.matchAll(piece)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))

const word = new RegExp(`${cjk}+|(?:(?!${cjk})\\p{L})+|\\p{N}+`, 'gu')

/** Letters, digits, and runs of Chinese or Japanese, each with its position. */
export const placedWords = (folded: string): PlacedWord[] => placed(folded, word)

const chunk = new RegExp(`${cjk}+|(?:(?!${cjk})[^\\s;、。])+`, 'gu')

/**
 * What stands between spaces, runs of Chinese or Japanese apart: they are written onto part numbers without a space,
 * `43045-1000在庫`.
 */
export const placedChunks = (folded: string): PlacedWord[] => placed(folded, chunk)
