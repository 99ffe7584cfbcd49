import { type FoldedText, foldText, isCjk } from './fold-text.ts'
import { allLanguageWords, type MeasurementLabel, type MeasurementUnit } from './language-words.ts'
import type { Meaning } from './meaning.ts'

/** A part of a query with its possible meanings, likeliest first, and its position. */
export interface Reading {
  readonly meanings: readonly Meaning[]
  readonly from: number
  readonly to: number
}

/** Numbers that products of the catalogue have. */
export interface KnownMeasurements {
  readonly pitches: readonly number[]
  readonly currents: readonly number[]
  readonly voltages: readonly number[]
}

/** What is done with a figure that is read. */
interface MeasurementReader {
  readonly isFree: (from: number, to: number) => boolean
  readonly take: (reading: Reading) => void
  /** For figures that no product states: quantities, sizes of wire and of plugs, heights. */
  readonly setAside: (from: number, to: number) => void
}

const all = Object.values(allLanguageWords)

const escaped = (word: string): string =>
  word
    .replace(/[.+?^${}()|[\]\\]/gu, '\\$&')
    .replace(/^(.*)\*$/u, '$1\\p{L}*')
    .replaceAll(' ', ' ?')

/**
 * A pattern for one of many words, longest first; Latin words end at a word boundary, Chinese and Japanese anywhere.
 */
const anyOf = (words: readonly string[]): string => {
  const sorted = [...new Set(words.map(foldText))].sort((a, b) => b.length - a.length)
  const joined = (some: readonly string[]) => some.map(escaped).join('|')
  const runs = sorted.filter(isCjk)
  const lettered = sorted.filter((one) => !isCjk(one) && /\p{L}[*.]?$/u.test(one))
  const signs = sorted.filter((one) => !isCjk(one) && !/\p{L}[*.]?$/u.test(one))
  const parts = [
    ...(runs.length === 0 ? [] : [joined(runs)]),
    ...(lettered.length === 0 ? [] : [`(?:${joined(lettered)})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])`]),
    ...(signs.length === 0 ? [] : [joined(signs)]),
  ]
  return `(?:${parts.join('|')})`
}

const unit = (name: MeasurementUnit): string => anyOf(all.flatMap(({ units }) => units[name]))
const labelWords = (name: MeasurementLabel): string[] => all.flatMap(({ labels }) => labels[name])
const label = (name: MeasurementLabel): string => anyOf(labelWords(name))
const allLabels: ReadonlySet<string> = new Set(
  (['pitch', 'positions', 'rows', 'quantity', 'dimension'] as const).flatMap(labelWords).map(foldText),
)

/** Whether a word names an attribute, as `pitch` does: without a figure it means nothing. */
export const isLabel = (word: string): boolean => allLabels.has(word)

const labelBefore = (name: MeasurementLabel): string => {
  const sorted = [...new Set(labelWords(name).map(foldText))].sort((a, b) => b.length - a.length)
  return `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])(?:${sorted.map(escaped).join('|')})`
}

const notAfter = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}.,])'
/** Nor after the hyphen of a part number: `SHR-04V-S`. */
const notInNumber = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}.,]|[\\p{L}\\p{N}]-)'
const whole = '(\\d{1,3})'
const decimal = '(\\d*[.,]\\d+|\\d+)'
const pattern = (source: string): RegExp => new RegExp(source, 'gu')

const times = '[x×х*✕]'
const until = ' ?(?:-|–|—|~|～|〜|至|到|から|to|bis|a|à|до|\\.{2,3}|…) ?'
const between = '(?<!\\p{L})(?:between|from|zwischen|von|entre|de|tra|fra|da|от|между|从|由)'
const and = '(?:and|to|und|bis|et|a|y|e|до|и|到|至)'
/** Not the word of a kind of part: `1x4 pin header` has pins in its name. */
const notName = '(?! ?(?:header|socket|strip|row))'

const patterns = {
  wire: pattern(
    `${notAfter}(?:\\d+(?:[.,]\\d+)?${until})?\\d+(?:[.,]\\d+)? ?-?(?:awg|mm2|mm\\^2|sqmm|qmm|mm kv|кв\\.? ?мм|mmq)(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])awg ?#?\\d+(?:${until}\\d+)?`,
  ),
  plug: pattern(
    `${notAfter}(\\d+[.,]\\d+ ?(?:mm)? ?${times} ?\\d+(?:[.,]\\d+)?|\\d+ ?${times} ?\\d+[.,]\\d+)( ?mm)?(?![\\p{L}\\p{N}])`,
  ),
  dimensionAfterLabel: pattern(
    `${labelBefore('dimension')}[ :=]{0,3}(?:(?:of|von|de|di|до) )?${decimal}(?![\\p{N}])(?: ?-?${unit('mm')})?(?! ?-?${unit('positions')})`,
  ),
  labelAfterDimension: pattern(`(?<![\\p{N}.,])${decimal} ?-?${unit('mm')} ?(?:in )?${label('dimension')}`),
  quantity: pattern(`${notAfter}\\d{1,7} ?-?${unit('quantity')}`),
  quantityAfterLabel: pattern(`${labelBefore('quantity')}[ :=.-]{0,3}\\d{1,7}(?![\\p{N}])`),
  plugType: pattern(
    '(?<!\\p{L})(?:mstb|mc|imc|fk-mcp?|fkc|fkct|mvstbr|mvstbw|tfkc|fmc|tmstbp|smstb) ?\\d[.,]\\d+ ?\\/ ?(\\d{1,2}) ?-stf?(?: ?-(\\d{1,2}[.,]\\d+))?',
  ),
  angled: pattern('(?<=(?<!\\p{L})(?:pls|pld|plt|pbs|pbd|bh|idc) ?-?\\d{1,2})r(?![\\p{L}\\p{N}])'),
  range: pattern(
    `${notAfter}(\\d{1,3})${until}(\\d{1,3})(?: ?-? ?${unit('positions')}${notName}|(?= ?-?pins? (?:header|socket|strip|row)))`,
  ),
  between: pattern(
    `${between} ?(\\d{1,3}) ?${and} ?(\\d{1,3})(?: ?-? ?${unit('positions')}${notName}|(?= ?-?pins? (?:header|socket|strip|row)))`,
  ),
  pitchRange: pattern(`${notAfter}${decimal}${until}${decimal} ?-?${unit('mm')}`),
  grid: pattern(
    `${notAfter}(\\d{1,2}) ?${times} ?(\\d{1,3})(?![.,]?\\d)(?: ?-? ?${unit('positions')}${notName}|(?![\\p{Script=Latin}\\p{Script=Cyrillic}]))`,
  ),
  micron: pattern(`${notAfter}(\\d{2,5}) ?-?(?:μm|um|мкм|微米)(?![\\p{L}\\p{N}])`),
  fractionInch: pattern(`${notAfter}(\\d)\\/(\\d{1,2}) ?${unit('inch')}`),
  inch: pattern(`${notAfter}${decimal} ?-?${unit('inch')}`),
  mil: pattern(`${notAfter}(\\d{2,4}) ?-?${unit('mil')}`),
  mm: pattern(`(?<![\\p{N}.,])${decimal} ?-?${unit('mm')}`),
  pitchAfterLabel: pattern(`${labelBefore('pitch')}[ :=.-]{0,3}${decimal}(?![\\p{N}])(?! ?-?${unit('positions')})`),
  shortLabel: pattern('(?<![\\p{L}\\p{N}])(?:p|rm) ?(\\d*[.,]\\d+)(?![\\p{L}\\p{N}])'),
  labelAfterPitch: pattern(`${notAfter}${decimal} ?-?${label('pitch')}`),
  ampere: pattern(`${notInNumber}${decimal}( ?)(m?)(${unit('ampere')})(?!-[\\p{L}\\p{N}])`),
  volt: pattern(`${notInNumber}${decimal}( ?)(k?)(${unit('volt')})(?!-[\\p{L}\\p{N}])`),
  degree: pattern(`${notAfter}(90|180) ?${unit('degree')}`),
  header: pattern(`${notAfter}${whole} ?-?(?= ?pins? (?:header|socket|strip|row))`),
  positions: pattern(`${notAfter}${whole} ?-? ?(?:${unit('positions')})`),
  positionsAfterLabel: pattern(`${labelBefore('positions')} ?[:=]? ?${whole}(?![\\p{N}.,xх×])`),
  rows: pattern(`${notAfter}([1-4]|10) ?-? ?${unit('rows')}`),
  rowsAfterLabel: pattern(`${labelBefore('rows')} ?[:=] ?([1-4]|10)(?![\\p{N}.,])`),
  bare: pattern('(?<![\\p{N}.,-])(\\d*[.,]\\d+)(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}]|[.,]\\d)'),
} as const

const number = (text: string): number => Number(text.replace(',', '.').replace(/^\./u, '0.'))

const nearPitch = 0.006
/** Pitches that are treated as equal: 2.5 and 2.54, 5 and 5.08, 3.96 and 4. */
const alikePitch = 0.035
const mmAnInch = 25.4
/** Of a figure that no product has. */
const sureOfNone = 2

const valued = (attribute: string, value: number | string, sure: number): Meaning[] => [
  { tests: [{ attribute, values: [String(value)] }], sure },
]

/** A plug of a terminal block, as Phoenix Contact names it: what is sold here is the header that it fits. */
const plugMeanings = (positions: number, pitch: number): Meaning[] => [
  {
    tests: [
      { attribute: 'category', values: ['pluggable-terminal-blocks'] },
      { attribute: 'positions', values: [String(positions)] },
      ...(pitch > 0 ? [{ attribute: 'pitch', values: [String(pitch)] }] : []),
    ],
    sure: 9,
  },
]

const rangeOf = (attribute: string, min: number, max: number): Meaning[] =>
  min < max ? [{ tests: [{ attribute, min, max }], sure: 8 }] : []

/** @param mayDrop whether it may be something else if no product has such a pitch */
const pitchMeanings = (mm: number, known: readonly number[], sure: number, mayDrop = false): Meaning[] => {
  const exact = known.find((pitch) => Math.abs(pitch - mm) <= nearPitch)
  const alike = known
    .filter((pitch) => pitch !== exact && Math.abs(pitch - mm) <= alikePitch * mm)
    .sort((a, b) => Math.abs(a - mm) - Math.abs(b - mm))
  const values = [...(exact === undefined ? [] : [exact]), ...alike]
  if (values.length === 0 && mayDrop) return valued('pitch', Math.round(mm * 1000) / 1000, sureOfNone)
  const meant = values.length === 0 ? [Math.round(mm * 1000) / 1000] : values
  return meant.map((value, place) => ({
    tests: [{ attribute: 'pitch', values: [String(value)] }],
    sure: place === 0 ? sure : sure - 2,
  }))
}

const rated = (attribute: string, value: number, known: readonly number[]): Meaning[] => [
  known.includes(value)
    ? { tests: [{ attribute, values: [String(value)] }], sure: 5 }
    : { tests: [{ attribute, min: value }], sure: 4 },
]

/** Rows times contacts a row, as headers are named; the smaller count of both is that of the rows. */
const gridMeanings = (first: number, second: number): Meaning[] => {
  const rows = first <= 4 ? first : second <= 4 ? second : first
  return [
    {
      tests: [
        { attribute: 'rows', values: [String(rows)] },
        { attribute: 'positions', values: [String(first * second)] },
      ],
      sure: 9,
    },
    { tests: [{ attribute: 'positions', values: [String(first * second)] }], sure: 7 },
  ]
}

/** A one-letter unit after a space counts only as a capital: `8 A`, but not `8 a`. */
const isUnit = (typed: string, space: string, letters: string): boolean =>
  space === '' || letters.length > 1 || typed.toUpperCase() === typed

/** Reads numbers with their units and names: `2x10`, `1.27 mm`, `0.1"`, `50 mil`, `40-polig`, `8 A`, `шаг 2`. */
export const readMeasurements = (
  folded: FoldedText,
  typed: string,
  known: KnownMeasurements,
  { isFree, take, setAside }: MeasurementReader,
): void => {
  const each = (
    regex: RegExp,
    meanings: (match: RegExpExecArray) => Meaning[],
    end?: (m: RegExpExecArray) => number,
  ) => {
    for (const match of folded.text.matchAll(regex)) {
      const from = match.index
      const to = from + (end?.(match) ?? match[0].trimEnd().length)
      if (!isFree(from, to)) continue
      const found = meanings(match)
      if (found.length > 0) take({ meanings: found, from, to })
    }
  }
  const ignore = (regex: RegExp) => {
    for (const { index, 0: text } of folded.text.matchAll(regex))
      if (isFree(index, index + text.length)) setAside(index, index + text.length)
  }
  const pitch = (mm: number, sure = 8, mayDrop = false) => pitchMeanings(mm, known.pitches, sure, mayDrop)
  const group = (match: RegExpExecArray, place: number): string => match[place] ?? ''
  const asTyped = (match: RegExpExecArray, letters: string) => {
    const [from, to] = folded.placeOf(match.index + match[0].length - letters.length, match.index + match[0].length)
    return typed.slice(from, to)
  }
  each(patterns.plugType, (match) => plugMeanings(Number(match[1]), number(group(match, 2))))
  each(patterns.angled, () => valued('orientation', 'right-angle', 6))
  ignore(patterns.wire)
  ignore(patterns.dimensionAfterLabel)
  ignore(patterns.labelAfterDimension)
  each(patterns.plug, () => [{ tests: [{ attribute: 'category', values: ['power-jacks'] }], sure: 3 }])
  each(patterns.range, (match) => rangeOf('positions', Number(match[1]), Number(match[2])))
  each(patterns.between, (match) => rangeOf('positions', Number(match[1]), Number(match[2])))
  each(patterns.pitchRange, (match) => rangeOf('pitch', number(group(match, 1)), number(group(match, 2))))
  each(patterns.grid, (match) => gridMeanings(Number(match[1]), Number(match[2])))
  each(patterns.fractionInch, (match) => pitch((Number(match[1]) / Number(match[2])) * mmAnInch))
  each(patterns.inch, (match) => (number(group(match, 1)) < 1 ? pitch(number(group(match, 1)) * mmAnInch) : []))
  each(patterns.mil, (match) => pitch((Number(match[1]) * mmAnInch) / 1000))
  each(patterns.micron, (match) => pitch(Number(match[1]) / 1000, 7, true))
  each(patterns.mm, (match) => pitch(number(group(match, 1)), 7, true))
  each(patterns.pitchAfterLabel, (match) => pitch(number(group(match, 1))))
  each(patterns.shortLabel, (match) => pitch(number(group(match, 1))))
  each(patterns.labelAfterPitch, (match) => pitch(number(group(match, 1))))
  each(patterns.degree, (match) => [
    {
      tests: [{ attribute: 'orientation', values: [match[1] === '90' ? 'right-angle' : 'vertical'] }],
      sure: 6,
    },
  ])
  each(patterns.header, (match) => valued('positions', Number(match[1]), 7))
  each(patterns.positions, (match) => valued('positions', Number(match[1]), 8))
  each(patterns.positionsAfterLabel, (match) => valued('positions', Number(match[1]), 8))
  ignore(patterns.quantity)
  ignore(patterns.quantityAfterLabel)
  each(patterns.rows, (match) => valued('rows', Number(match[1]), 7))
  each(patterns.rowsAfterLabel, (match) => valued('rows', Number(match[1]), 7))
  each(patterns.ampere, (match) => {
    const letters = group(match, 4)
    const amperes = number(group(match, 1)) / (match[3] === 'm' ? 1000 : 1)
    return isUnit(asTyped(match, letters), group(match, 2), letters) ? rated('current', amperes, known.currents) : []
  })
  each(patterns.volt, (match) => {
    const letters = group(match, 4)
    const volts = number(group(match, 1)) * (match[3] === 'k' ? 1000 : 1)
    return isUnit(asTyped(match, letters), group(match, 2), letters) ? rated('voltage', volts, known.voltages) : []
  })
}

/** Reads single decimals that are a known pitch: `1.27`, `1,27`, `.5`. */
export const readBarePitches = (
  folded: FoldedText,
  known: KnownMeasurements,
  isFree: (from: number, to: number) => boolean,
  take: (reading: Reading) => void,
): void => {
  for (const match of folded.text.matchAll(patterns.bare)) {
    const from = match.index
    const to = from + match[0].length
    const mm = number(match[1] ?? '')
    const meanings = pitchMeanings(mm, known.pitches, 6)
    const isKnown = known.pitches.some((pitch) => Math.abs(pitch - mm) <= alikePitch * mm)
    if (isKnown && isFree(from, to)) take({ meanings, from, to })
  }
}
