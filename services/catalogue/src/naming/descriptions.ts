import type { LanguageCode } from '@pinline/contracts/api/languages'
import de from './descriptions/de.json' with { type: 'json' }
import en from './descriptions/en.json' with { type: 'json' }
import es from './descriptions/es.json' with { type: 'json' }
import fr from './descriptions/fr.json' with { type: 'json' }
import it from './descriptions/it.json' with { type: 'json' }
import ja from './descriptions/ja.json' with { type: 'json' }
import pt from './descriptions/pt.json' with { type: 'json' }
import ru from './descriptions/ru.json' with { type: 'json' }
import zh_cn from './descriptions/zh_cn.json' with { type: 'json' }
import zh_hk from './descriptions/zh_hk.json' with { type: 'json' }

export type SentenceKey = keyof typeof en

const sentences: Readonly<Record<LanguageCode, Readonly<Record<SentenceKey, string>>>> = {
  de,
  en,
  es,
  fr,
  it,
  ja,
  pt,
  ru,
  zh_cn,
  zh_hk,
}

/** A sentence of product descriptions: an ICU message in a language. */
export const sentence = (key: SentenceKey, language: LanguageCode): string => sentences[language][key]
