/** What an attribute is filtered by: some values (`''` is "not stated"), or figures between two ends. */
export type Choice =
  | { readonly values: readonly string[] }
  | { readonly from: number | undefined; readonly to: number | undefined }

/** Choices by attribute. */
export type Choices = Readonly<Record<string, Choice>>

const NOT_STATED = '~'
const MAX_VALUES = 40
const MAX_VALUE_LENGTH = 200
const range = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/

/** Attributes whose values are figures, of which `2.50` and `2.5` are one. */
const figures = new Set(['pitch', 'positions', 'rows', 'current', 'voltage', 'lead-time'])

const escaped: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', '~': '%7E' }

const writeValue = (value: string): string =>
  value === '' ? NOT_STATED : value.replaceAll(/[%,~]/g, (sign) => escaped[sign] ?? sign)

const readValue = (text: string): string =>
  text === NOT_STATED
    ? ''
    : text.replaceAll('%2C', ',').replaceAll('%7E', '~').replaceAll('%2E', '.').replaceAll('%25', '%')

const readRange = (text: string): Choice | undefined => {
  const [, from, to] = range.exec(text) ?? []
  if (from === undefined && to === undefined) return undefined
  return { from: from === undefined ? undefined : Number(from), to: to === undefined ? undefined : Number(to) }
}

/** A figure without an exponent, as ranges are written. */
const plain = (figure: number): string => {
  const text = String(figure)
  return /e/i.test(text) ? figure.toFixed(12).replace(/\.?0+$/, '') : text
}

/** Reads what an address says of an attribute; undefined where it says nothing that could be meant. */
export function readChoice(attribute: string, texts: readonly string[]): Choice | undefined {
  const [only = ''] = texts
  if (texts.length === 1 && range.test(only)) return readRange(only)
  const parts = texts.flatMap((text) => text.split(',')).filter((part) => part !== '')
  const values = parts.map(readValue).flatMap((value) => {
    if (value.length > MAX_VALUE_LENGTH) return []
    if (value === '' || !figures.has(attribute)) return [value]
    return Number.isFinite(Number(value)) ? [String(Number(value))] : []
  })
  return values.length === 0 ? undefined : { values: [...new Set(values)].slice(0, MAX_VALUES) }
}

/** How a choice stands in an address. Commas, `%` and `~` within values are escaped. */
export function choiceText(choice: Choice): string {
  if (!('values' in choice)) {
    const end = (figure: number | undefined): string => (figure === undefined ? '' : plain(figure))
    return `${end(choice.from)}..${end(choice.to)}`
  }
  const text = choice.values.map(writeValue).join(',')
  return range.test(text) ? text.replace('..', '%2E.') : text
}

/** The values that are chosen; none where there is a range or nothing. */
export function chosenValues(choice: Choice | undefined): readonly string[] {
  return choice !== undefined && 'values' in choice ? choice.values : []
}

/** The ends of the range that is chosen. */
export function chosenRange(choice: Choice | undefined): { from: number | undefined; to: number | undefined } {
  return choice !== undefined && !('values' in choice) ? choice : { from: undefined, to: undefined }
}
