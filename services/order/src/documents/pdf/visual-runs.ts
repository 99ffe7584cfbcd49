/** A part of a text that is written in one direction, in the order in which it is read. */
export interface VisualRun {
  readonly text: string
  readonly rightToLeft: boolean
}

/** Letters of scripts that are written from right to left, with the signs of these scripts. */
const rightToLeftSign = /[\p{scx=Hebrew}\p{scx=Arabic}]/u
const digit = /\p{Nd}/u
const letter = /\p{L}/u
const mark = /\p{M}/u
/** Signs that belong to the number around them. */
const numberSeparator = /[.,:/+-]/
const blank = / /g
const noBreakSpace = '\u00a0'
const mirrors = new Map(
  [...'()[]{}<>«»'].map((sign, place, all) => [sign, all[place % 2 === 0 ? place + 1 : place - 1] ?? sign]),
)

/** Signs between letters from right to left, such as brackets, as the PDF library draws them: from left to right. */
export const mirrored = (signs: string): string =>
  [...signs]
    .toReversed()
    .map((sign) => mirrors.get(sign) ?? sign)
    .join('')

type Direction = 'left' | 'right' | 'number' | 'neutral'

const directionOf = (sign: string): Direction => {
  if (digit.test(sign)) return 'number'
  if (rightToLeftSign.test(sign) && (letter.test(sign) || mark.test(sign))) return 'right'
  return letter.test(sign) ? 'left' : 'neutral'
}

/** A number is part of what it follows: within letters from left to right it is as one of them. */
const withNumbers = (signs: readonly string[], paragraph: Direction): Direction[] => {
  const directions = signs.map(directionOf)
  let strong = paragraph
  return directions.map((direction, place) => {
    if (direction === 'left' || direction === 'right') strong = direction
    const isBetween = directions[place - 1] === 'number' && directions[place + 1] === 'number'
    const isNumber = direction === 'number' || (isBetween && numberSeparator.test(signs[place] ?? ''))
    if (!isNumber) return direction
    return strong === 'left' ? 'left' : 'number'
  })
}

/** Brackets have the direction of the whole text, so that both of a pair have the same; other signs that of both adjacent ones. */
const withNeutrals = (signs: readonly string[], given: readonly Direction[], paragraph: Direction): Direction[] => {
  const sideOf = (direction: Direction | undefined): Direction =>
    direction === undefined ? paragraph : direction === 'number' ? 'right' : direction
  const directions = given.map((direction, place) => (mirrors.has(signs[place] ?? '') ? paragraph : direction))
  return directions.map((direction, place) => {
    if (direction !== 'neutral') return direction
    const before = sideOf(directions.slice(0, place).findLast((one) => one !== 'neutral'))
    const after = sideOf(directions.slice(place + 1).find((one) => one !== 'neutral'))
    return before === after ? before : paragraph
  })
}

/** Odd levels are from right to left; a higher level lies within a lower one. */
const levelOf = (direction: Direction, paragraph: Direction): number => {
  if (direction === 'right') return 1
  return direction === 'left' && paragraph === 'left' ? 0 : 2
}

/**
 * The parts of a text from left to right, by those rules of the Unicode Bidirectional Algorithm that a line of letters,
 * numbers and brackets needs, because the PDF library puts one word after the other. Blanks within a part from right to
 * left do not break, since its words would be put in the wrong order.
 */
export const visualRuns = (text: string): VisualRun[] => {
  if (!rightToLeftSign.test(text)) return [{ text, rightToLeft: false }]
  const signs = [...text]
  const paragraph = signs.map(directionOf).find((one) => one === 'left' || one === 'right') ?? 'left'
  const directions = withNeutrals(signs, withNumbers(signs, paragraph), paragraph)
  const runs: { text: string; level: number }[] = []
  for (const [place, direction] of directions.entries()) {
    const level = levelOf(direction, paragraph)
    const last = runs.at(-1)
    const sign = signs[place] ?? ''
    if (last?.level === level) last.text += sign
    else runs.push({ text: sign, level })
  }
  const ordered = [2, 1].reduce<typeof runs>(reversedFrom, runs)
  return ordered.map(({ text: part, level }) => ({
    text: level === 1 ? part.replaceAll(blank, noBreakSpace) : part,
    rightToLeft: level === 1,
  }))
}

/** Adjacent runs of this level and higher, in the opposite order. */
const reversedFrom = <Run extends { readonly level: number }>(runs: readonly Run[], level: number): Run[] => {
  const result: Run[] = []
  let group: Run[] = []
  for (const run of runs) {
    if (run.level >= level) group.unshift(run)
    else {
      result.push(...group, run)
      group = []
    }
  }
  return [...result, ...group]
}
