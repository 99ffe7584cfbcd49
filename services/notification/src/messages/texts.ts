import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import { IntlMessageFormat } from 'intl-messageformat'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import it from './texts/it.json' with { type: 'json' }
import ja from './texts/ja.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }
import zhCn from './texts/zh_cn.json' with { type: 'json' }
import zhHk from './texts/zh_hk.json' with { type: 'json' }

export type TextKey = keyof typeof en

/** ICU messages by language. */
const texts: Readonly<Record<LanguageCode, Readonly<Record<TextKey, string>>>> = {
  en,
  zh_cn: zhCn,
  zh_hk: zhHk,
  ja,
  de,
  fr,
  es,
  pt,
  ru,
  it,
}

/**
 * A text of a language with its values. A missing value is a bug and throws.
 */
export const fillText = (
  language: LanguageCode,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string => String(new IntlMessageFormat(texts[language][key], languageTag(language)).format(values))
