/** Text as it is compared: full-width forms narrowed, marks taken off letters, lower case. */
export const foldText = (text: string): string =>
  text.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()

/** A part number without its punctuation, as buyers type it: `502386-0370` and `5023860370` are one. */
export const foldPartNumber = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
const anyCjk = new RegExp(cjk, 'u')
const word = new RegExp(`${cjk}+|(?:(?!${cjk})[\\p{L}\\p{N}])+`, 'gu')

const run = new RegExp(`${cjk}+|(?:(?!${cjk}).)+`, 'gu')

export const isCjk = (text: string): boolean => anyCjk.test(text)

/** The words of folded text: runs of letters and digits; a run of Chinese or Japanese is a word of its own. */
export const wordsOf = (folded: string): string[] => folded.match(word) ?? []

/** A text cut where Chinese or Japanese meets other scripts. */
export const runsOf = (folded: string): string[] => folded.match(run) ?? []
