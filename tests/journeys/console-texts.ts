import { en } from '../../console/src/messages/en/en.ts'
import { type ConsoleLanguage, catalogues } from '../../console/src/messages/languages.ts'
import { zhCn } from '../../console/src/messages/zh_cn/zh-cn.ts'

/** A text of the console by its key, filled in; a `smart_count` of 1 selects the singular. */
export type ConsoleText = (key: string, values?: Readonly<Record<string, string | number>>) => string

const textsOf =
  (catalogue: object): ConsoleText =>
  (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>((part, word) => (part instanceof Object ? Reflect.get(part, word) : undefined), catalogue)
    if (typeof found !== 'string') throw new Error(`no text ${key}`)
    const forms = found.split(' |||| ')
    const form = (values.smart_count === 1 ? forms[0] : forms.at(-1)) ?? found
    return form.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }

/** The texts of the console in a language of the journeys. Throws for an unknown key. */
export const consoleTexts = (language: 'en' | 'zh_cn'): ConsoleText => textsOf(language === 'en' ? en : zhCn)

/** The texts of the console in any of its languages. */
export const loadConsoleTexts = async (language: ConsoleLanguage): Promise<ConsoleText> =>
  textsOf(await catalogues[language]())

/** The label of a field, which may include "optional". */
export const labelPattern = (label: string): RegExp =>
  new RegExp(`^${label.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}( |$)`)
