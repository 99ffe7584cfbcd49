import type { LanguageCode } from '@pinline/contracts/api/languages'
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

/** ICU messages of one language, and the BCP 47 tag by which dates and amounts are written. */
interface MessageTexts {
  readonly tag: string
  readonly texts: Readonly<Record<TextKey, string>>
}

const english: MessageTexts = { tag: 'en', texts: en }
const languages: Readonly<Partial<Record<LanguageCode, MessageTexts>>> = {
  en: english,
  zh_cn: { tag: 'zh-Hans', texts: zhCn },
  zh_hk: { tag: 'zh-Hant-HK', texts: zhHk },
  ja: { tag: 'ja', texts: ja },
  de: { tag: 'de', texts: de },
  fr: { tag: 'fr', texts: fr },
  es: { tag: 'es', texts: es },
  pt: { tag: 'pt', texts: pt },
  ru: { tag: 'ru', texts: ru },
  it: { tag: 'it', texts: it },
}

/** Language tag of the text for a reader: English if their language has no texts yet. */
export const writtenTag = (language: LanguageCode): string => (languages[language] ?? english).tag

/**
 * A text of a language with its values, in English if it is not translated yet. A missing value is a bug and throws.
 */
export const fillText = (
  language: LanguageCode,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const { tag, texts } = languages[language] ?? english
  return String(new IntlMessageFormat(texts[key], tag).format(values))
}
