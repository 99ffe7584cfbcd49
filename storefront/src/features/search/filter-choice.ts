/** The filter of an attribute: values (`''` is "not stated"), or a numeric range. */
export type Choice =
  | { readonly values: readonly string[] }
  | { readonly from: number | undefined; readonly to: number | undefined }

/** Filters by attribute. */
export type Choices = Readonly<Record<string, Choice>>

const NOT_STATED = '~'
const MAX_VALUES = 40
const MAX_VALUE_LENGTH = 200
const range = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/

/** Numeric attributes: `2.50` and `2.5` are one value. */
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

/** A number without an exponent, as in a range. */
const plain = (figure: number): string => {
  const text = String(figure)
  return /e/i.test(text) ? figure.toFixed(12).replace(/\.?0+$/, '') : text
}

/** Parses an attribute's filter from a URL; undefined when it contains nothing valid. */
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

/** A filter as a URL parameter. Commas, `%` and `~` within values are escaped. */
export function choiceText(choice: Choice): string {
  if (!('values' in choice)) {
    const end = (figure: number | undefined): string => (figure === undefined ? '' : plain(figure))
    return `${end(choice.from)}..${end(choice.to)}`
  }
  const text = choice.values.map(writeValue).join(',')
  return range.test(text) ? text.replace('..', '%2E.') : text
}

/** The chosen values; empty for a range or no filter. */
export function chosenValues(choice: Choice | undefined): readonly string[] {
  return choice !== undefined && 'values' in choice ? choice.values : []
}

/** The ends of the chosen range. */
export function chosenRange(choice: Choice | undefined): { from: number | undefined; to: number | undefined } {
  return choice !== undefined && !('values' in choice) ? choice : { from: undefined, to: undefined }
}
