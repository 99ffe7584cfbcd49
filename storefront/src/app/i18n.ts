import type { LanguageCode } from '@pinline/contracts/api/languages'
import { keepFiguresWhole } from '@pinline/ui/format/keep-figures-whole'
import { languageTag } from './language.ts'
import { type MessageFormats, type MessageValues, readMessage, writeMessage } from './message.ts'
import { loadTexts, type TextBundle } from './text-files.ts'
import type { TextPart } from './text-parts.ts'

/** Texts by key: `key` of the first namespace that has it, or `namespace:key`. A key without a text is shown itself. */
export interface Translate {
  (key: string, values?: MessageValues): string
  /** Whether a key has a text. */
  readonly has: (key: string) => boolean
  /** What a key has in the file: a text, or a list of sections. */
  readonly raw: (key: string) => unknown
}

/** Texts that staff changed, by `namespace:key`. */
export type TextOverrides = Readonly<Record<string, string>>

/** The texts of one page or request. */
export interface I18n {
  /** Looks texts up in all namespaces: keys are `namespace:key`. */
  readonly t: Translate
  /** Looks texts up in some namespaces first. The same function until texts are added. */
  readonly in: (...namespaces: readonly string[]) => Translate
  /** Adds texts by namespace. */
  readonly add: (bundle: TextBundle) => void
  /** Puts texts in the place of those of the files, by `namespace:key`. */
  readonly override: (changed: TextOverrides) => void
  /** Runs a listener whenever texts were added, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

/** What a path of names leads to. A name may have dots of its own, as in `{ "tab.login": … }`. */
const valueAt = (texts: unknown, path: string): unknown => {
  if (typeof texts !== 'object' || texts === null) return undefined
  if (Object.hasOwn(texts, path)) return Reflect.get(texts, path)
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
    const name = path.slice(0, dot)
    const value = Object.hasOwn(texts, name) ? valueAt(Reflect.get(texts, name), path.slice(dot + 1)) : undefined
    if (value !== undefined) return value
  }
  return undefined
}

/** Texts in a page's language. */
export function createTexts(language: LanguageCode): I18n {
  const tag = languageTag(language)
  const plurals = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag)
  const formats: MessageFormats = {
    pluralOf: (count) => plurals.select(count),
    number: (value) => numbers.format(value),
  }
  const texts = new Map<string, unknown>()
  const messages = new Map<string, ReturnType<typeof readMessage>>()
  const translators = new Map<string, Translate>()
  const listeners = new Set<() => void>()
  let overrides: TextOverrides = {}

  const find = (key: string, namespaces: readonly string[]): unknown => {
    const [path = '', own] = key.split(':').toReversed()
    for (const namespace of own === undefined ? namespaces : [own]) {
      const value = valueAt(texts.get(namespace), path)
      const changed = `${namespace}:${path}`
      if (value !== undefined) return Object.hasOwn(overrides, changed) ? overrides[changed] : value
    }
    return undefined
  }
  const write = (text: string, values: MessageValues): string => {
    const message = messages.get(text) ?? readMessage(text)
    messages.set(text, message)
    return writeMessage(message, values, formats)
  }
  const translatorOf = (namespaces: readonly string[]): Translate =>
    Object.assign(
      (key: string, values: MessageValues = {}): string => {
        const found = find(key, namespaces)
        if (typeof found !== 'string') return key
        return keepFiguresWhole(/[{#]/.test(found) ? write(found, values) : found)
      },
      {
        has: (key: string) => find(key, namespaces) !== undefined,
        raw: (key: string) => find(key, namespaces),
      },
    )
  return {
    get t() {
      return this.in()
    },
    in: (...namespaces) => {
      const name = namespaces.join(' ')
      const translator = translators.get(name) ?? translatorOf(namespaces)
      translators.set(name, translator)
      return translator
    },
    add: (bundle) => {
      for (const [namespace, added] of Object.entries(bundle)) texts.set(namespace, added)
      translators.clear()
      for (const listener of listeners) listener()
    },
    override: (changed) => {
      overrides = changed
      translators.clear()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** One instance per language or page, with its first texts or all of them. */
export async function createI18n(language: LanguageCode, part: TextPart): Promise<I18n> {
  const i18n = createTexts(language)
  i18n.add(await loadTexts(language, 'first'))
  if (part === 'later') await addLaterTexts(i18n, language)
  return i18n
}

/** Adds the texts that the first pages do without. */
export async function addLaterTexts(i18n: I18n, language: LanguageCode): Promise<void> {
  i18n.add(await loadTexts(language, 'later'))
}
