import type { ErrorCode } from './error-codes.ts'
import de from './error-texts/de.json' with { type: 'json' }
import en from './error-texts/en.json' with { type: 'json' }
import es from './error-texts/es.json' with { type: 'json' }
import fr from './error-texts/fr.json' with { type: 'json' }
import it from './error-texts/it.json' with { type: 'json' }
import ja from './error-texts/ja.json' with { type: 'json' }
import pt from './error-texts/pt.json' with { type: 'json' }
import ru from './error-texts/ru.json' with { type: 'json' }
import zhCn from './error-texts/zh_cn.json' with { type: 'json' }
import zhHk from './error-texts/zh_hk.json' with { type: 'json' }
import type { LanguageCode } from './languages.ts'

/** The text for a wrong upload if the allowed types are known. */
const withTypes = 'upload-type-wrong.allowed'

/** A code without its text in one of the languages does not compile. */
export const errorTexts: Readonly<Record<LanguageCode, Readonly<Record<ErrorCode | typeof withTypes, string>>>> = {
  zh_cn: zhCn,
  en,
  zh_hk: zhHk,
  pt,
  it,
  de,
  fr,
  es,
  ja,
  ru,
}

/**
 * The message of an error code in a language.
 * @param allowed of `upload-type-wrong`: the accepted media types
 */
export const errorText = (code: ErrorCode, language: LanguageCode, allowed?: readonly string[]): string =>
  code === 'upload-type-wrong' && allowed !== undefined
    ? errorTexts[language][withTypes].replace('{types}', allowed.join(', '))
    : errorTexts[language][code]
