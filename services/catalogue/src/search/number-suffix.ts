import { foldPartNumber } from './fold-text.ts'

/** Order codes that follow a part number without punctuation: packaging, plating and lead-free marks. */
const plain = new Set(['lf', 'lfsn', 'sn', 'tr', 'tb', 'ct', 'rohs', 'reel', 'tape', 'tube', 'tray', 'bulk', 'cut'])
/** Whether a suffix says nothing but packaging, plating or lead-free: `(LF)(SN)`, `-TR`. */
export const isOrderCode = (suffix: string): boolean => plain.has(foldPartNumber(suffix))

const isSign = (letter: string): boolean => /[^\p{L}\p{N}]/u.test(letter)
const isDigit = (letter: string): boolean => /\d/u.test(letter)

/** Whether a number may end before this place: at punctuation, or between a digit and a letter. */
const mayEndBefore = (text: string, place: number): boolean => {
  const [before, after] = [text.charAt(place - 1), text.charAt(place)]
  if (isSign(before)) return false
  const rest = foldPartNumber(text.slice(place))
  return isSign(after) || (isDigit(before) && /^[a-z]{2}/u.test(rest)) || plain.has(rest)
}

/**
 * Where the longest listed number ends with which a typed text begins: 8 in `b4b-xh-a(lf)(sn)`; undefined if none does.
 * @param text folded, one word
 */
export const numberBeforeSuffix = (text: string, isListed: (number: string) => boolean): number | undefined => {
  for (let place = text.length - 1; place > 0; place -= 1) {
    const hasRest = foldPartNumber(text.slice(place)) !== ''
    if (hasRest && mayEndBefore(text, place) && isListed(text.slice(0, place))) return place
  }
  return undefined
}
