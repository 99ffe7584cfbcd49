import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The text with a key such as `cart:sum.checkout`, as a pattern for the start of the visible text. */
export type ShopText = (key: string) => RegExp

const texts = z.record(z.string(), z.unknown())
const locales = join(import.meta.dirname, '..', '..', 'storefront', 'src', 'locales')

/** Index of the brace that closes the one at `from`. */
const closing = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  throw new Error(`a brace is not closed in ${text}`)
}

/** The forms of an argument such as `{count, plural, one {# line} other {# lines}}`; none for a plain value. */
const formsOf = (argument: string): string[] => {
  const open = argument.indexOf('{')
  if (open === -1) return []
  const close = closing(argument, open)
  return [argument.slice(open + 1, close), ...formsOf(argument.slice(close + 1))]
}

/** A value matches any text; a plural any of its forms; a dash also between the word joiners that a page adds. */
const patternOf = (text: string): string => {
  const open = text.indexOf('{')
  if (open === -1)
    return text
      .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll('#', '.*')
      .replaceAll(/[–～]/g, '\u2060?$&\u2060?')
      .replaceAll(/\s/g, '\\s')
  const close = closing(text, open)
  const forms = formsOf(text.slice(open + 1, close)).map(patternOf)
  const value = forms.length === 0 ? '.*' : `(?:${forms.join('|')})`
  return patternOf(text.slice(0, open)) + value + patternOf(text.slice(close + 1))
}

/** The texts of the storefront in one language. Throws for a key that the language lacks. */
export const shopTexts = (language: string): ShopText => {
  const read = (namespace: string) =>
    texts.parse(JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), 'utf8')))
  const bundles = new Map<string, Record<string, unknown>>()
  return (key) => {
    const [namespace = '', name = ''] = key.split(':')
    const bundle = bundles.get(namespace) ?? read(namespace)
    bundles.set(namespace, bundle)
    const text =
      bundle[name] ??
      name
        .split('.')
        .reduce<unknown>((part, word) => (part instanceof Object ? Reflect.get(part, word) : undefined), bundle)
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`)
    return new RegExp(`^\\s*${patternOf(text)}`)
  }
}
