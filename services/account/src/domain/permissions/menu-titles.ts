import de from './menu-titles/de.json' with { type: 'json' }
import en from './menu-titles/en.json' with { type: 'json' }
import es from './menu-titles/es.json' with { type: 'json' }
import fr from './menu-titles/fr.json' with { type: 'json' }
import it from './menu-titles/it.json' with { type: 'json' }
import ja from './menu-titles/ja.json' with { type: 'json' }
import pt from './menu-titles/pt.json' with { type: 'json' }
import ru from './menu-titles/ru.json' with { type: 'json' }
import zhCn from './menu-titles/zh_cn.json' with { type: 'json' }
import zhHk from './menu-titles/zh_hk.json' with { type: 'json' }

/** Titles of the shipped menus, their permissions and the administrator's role, by language. */
const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en,
  zh_cn: zhCn,
  zh_hk: zhHk,
  pt,
  it,
  de,
  fr,
  es,
  ja,
  ru,
}

/** The title of a menu, by its id, or of a permission, by its key, in every language. Throws where one lacks it. */
export const menuTitle = (key: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(titles).map(([language, texts]) => {
      const text = texts[key]
      if (text === undefined) throw new Error(`menu-titles/${language}.json has no title for ${key}`)
      return [language, text]
    }),
  )
