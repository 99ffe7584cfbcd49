import type { LanguageCode } from '@pinline/contracts/api/languages'
import { languageTag } from './language.ts'
import { type MessageFormats, type MessageValues, readMessage, writeMessage } from './message.ts'
import { loadTexts, type TextBundle } from './text-bundles.ts'
import type { TextPart } from './text-parts.ts'

/** Texts by key: `key` of the first namespace that has it, or `namespace:key`. A key without a text is shown itself. */
export interface Translate {
  (key: string, values?: MessageValues): string
  /** Whether a key has a text. */
  readonly has: (key: string) => boolean
  /** What a key has in the file: a text, or a list of sections. */
  readonly raw: (key: string) => unknown
}

/** The texts of one page or request. */
export interface I18n {
  /** Looks texts up in all namespaces: keys are `namespace:key`. */
  readonly t: Translate
  /** Looks texts up in some namespaces first. The same function until texts are added. */
  readonly in: (...namespaces: readonly string[]) => Translate
  /** Adds the texts of a language. */
  readonly add: (language: LanguageCode, bundle: TextBundle) => void
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

const formatsOf = (page: LanguageCode, written: LanguageCode): MessageFormats => {
  const plurals = new Intl.PluralRules(languageTag(written))
  const numbers = new Intl.NumberFormat(languageTag(page))
  return { pluralOf: (count) => plurals.select(count), number: (value) => numbers.format(value) }
}

/** Texts in a page's language, and in English for what it lacks. */
export function createTexts(page: LanguageCode): I18n {
  const bundles = new Map<LanguageCode, Map<string, unknown>>()
  const formats = new Map<LanguageCode, MessageFormats>()
  const messages = new Map<string, ReturnType<typeof readMessage>>()
  const translators = new Map<string, Translate>()
  const listeners = new Set<() => void>()

  const find = (key: string, namespaces: readonly string[]): { value: unknown; language: LanguageCode } | undefined => {
    const [path = '', own] = key.split(':').toReversed()
    for (const namespace of own === undefined ? namespaces : [own]) {
      for (const [language, bundle] of bundles) {
        const value = valueAt(bundle.get(namespace), path)
        if (value !== undefined) return { value, language }
      }
    }
    return undefined
  }
  const write = (text: string, values: MessageValues, language: LanguageCode): string => {
    const message = messages.get(text) ?? readMessage(text)
    messages.set(text, message)
    const spoken = formats.get(language) ?? formatsOf(page, language)
    formats.set(language, spoken)
    return writeMessage(message, values, spoken)
  }
  const translatorOf = (namespaces: readonly string[]): Translate =>
    Object.assign(
      (key: string, values: MessageValues = {}): string => {
        const found = find(key, namespaces)
        if (typeof found?.value !== 'string') return key
        return /[{#]/.test(found.value) ? write(found.value, values, found.language) : found.value
      },
      {
        has: (key: string) => find(key, namespaces) !== undefined,
        raw: (key: string) => find(key, namespaces)?.value,
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
    add: (language, bundle) => {
      const known = bundles.get(language) ?? new Map<string, unknown>()
      for (const [namespace, texts] of Object.entries(bundle)) known.set(namespace, texts)
      bundles.set(language, known)
      translators.clear()
      for (const listener of listeners) listener()
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
  for (const [code, bundle] of await loadTexts(language, 'first')) i18n.add(code, bundle)
  if (part === 'later') await addLaterTexts(i18n, language)
  return i18n
}

/** Adds the texts that the first pages do without. */
export async function addLaterTexts(i18n: I18n, language: LanguageCode): Promise<void> {
  for (const [code, bundle] of await loadTexts(language, 'later')) i18n.add(code, bundle)
}
