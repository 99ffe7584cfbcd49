import { useLocaleState, useLogout } from 'react-admin'
import { consoleLanguages } from '../../messages/languages.ts'
import { useText } from '../../messages/use-text.ts'
import { useSession } from '../../providers/session-context.ts'
import { pageCommands } from '../keyboard/page-parts.ts'
import { showShortcutHelp } from '../keyboard/shortcut-help-state.ts'
import { densities, type Preferences, schemes, setPreference } from '../preferences.ts'
import type { PaletteCommand } from './search-entries.ts'

/** Commands of the palette: those in the head of the open page, and those of the console. Empty while `isOpen` is false. */
export const usePaletteCommands = (isOpen: boolean): readonly PaletteCommand[] => {
  const text = useText()
  const session = useSession()
  const logout = useLogout()
  const [locale, setLocale] = useLocaleState()
  if (!isOpen) return []
  const look = (change: Partial<Preferences>) => () =>
    setPreference({ ...change, unsavedOf: session.staff()?.id ?? null })
  const choice = (label: string, value: string) => text('shell.palette.choice', { label, value })
  return [
    ...pageCommands(),
    ...schemes.map((scheme) => ({
      title: choice(text('shell.scheme.label'), text(`shell.scheme.${scheme}`)),
      run: look({ scheme }),
    })),
    ...densities.map((density) => ({
      title: choice(text('shell.density.label'), text(`shell.density.${density}`)),
      run: look({ density }),
    })),
    ...consoleLanguages
      .filter((language) => language.locale !== locale)
      .map((language) => ({
        title: text('shell.language', { name: language.name }),
        run: () => setLocale(language.locale),
      })),
    { title: text('shell.shortcuts.title'), run: () => showShortcutHelp(true) },
    { title: text('session.log_out'), run: () => void logout({}, '/login', false) },
  ]
}
