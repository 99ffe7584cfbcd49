import { IntlMessageFormat } from 'intl-messageformat'

type MessageFormatElement = ReturnType<IntlMessageFormat['getAst']>[number]

/** A number for each form that the language has, smallest first. */
const sampleNumbers = (tag: string): number[] => {
  const rules = new Intl.PluralRules(tag)
  const found = new Map<string, number>()
  for (let number = 0; number <= 100; number += 1) {
    const form = rules.select(number)
    if (!found.has(form)) found.set(form, number)
  }
  return [...new Set([0, ...found.values()])].sort((a, b) => a - b)
}

/** Shown in the place of a value that is not known here. */
const nameOf = (name: string): string => `‹${name}›`

interface ShownValue {
  readonly name: string
  readonly isNumber: boolean
}

/** The values of a message, those inside of cases included. Literals and the sign of a count have no name. */
const valuesOf = (elements: readonly MessageFormatElement[]): ShownValue[] =>
  elements.flatMap((element) => {
    if (!('value' in element) || element.type === 0) return []
    const isNumber = element.type === 2 || element.type === 6
    const inside = 'options' in element ? Object.values(element.options).flatMap(({ value }) => valuesOf(value)) : []
    return [{ name: element.value, isNumber }, ...inside]
  })

/** A text of the shop with sample values: one line, or one for each form of a count. Throws if it cannot be read. */
export const shopLines = (text: string, tag: string): string[] => {
  const message = new IntlMessageFormat(text, tag, undefined, { ignoreTag: true })
  const values = valuesOf(message.getAst())
  const numbers = values.some(({ isNumber }) => isNumber) ? sampleNumbers(tag) : [1]
  const lines = numbers.map((number) =>
    String(
      message.format(Object.fromEntries(values.map(({ name, isNumber }) => [name, isNumber ? number : nameOf(name)]))),
    ),
  )
  return [...new Set(lines)]
}

const consoleNames = (text: string): string[] => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name)

/**
 * A text of the console with sample values, likewise.
 * @param translate fills in the values of a text and selects its form
 */
export const consoleLines = (
  text: string,
  tag: string,
  translate: (text: string, values: Readonly<Record<string, string | number>>) => string,
): string[] => {
  const names = consoleNames(text)
  const numbers = text.includes('||||') ? sampleNumbers(tag) : [1]
  const lines = numbers.map((number) =>
    translate(text, {
      ...Object.fromEntries(names.map((name) => [name, nameOf(name)])),
      smart_count: number,
    }),
  )
  return [...new Set(lines)]
}

/** The names of the values in a text, in the order of their first use; none of one that cannot be read. */
export const valueNames = (key: string, text: string): string[] => {
  if (key.startsWith('console:')) return [...new Set(consoleNames(text))]
  try {
    const elements = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()
    return [...new Set(valuesOf(elements).map(({ name }) => name))]
  } catch {
    return []
  }
}
