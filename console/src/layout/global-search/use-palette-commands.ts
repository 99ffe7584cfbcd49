import { useLocaleState, useLogout } from 'react-admin'
import { consoleLanguages } from '../../messages/languages.ts'
import { useText } from '../../messages/use-text.ts'
import { useSetAppearance } from '../appearance/use-set-appearance.ts'
import { pageCommands } from '../keyboard/page-parts.ts'
import { showShortcutHelp } from '../keyboard/shortcut-help-state.ts'
import { densities, schemes } from '../preferences.ts'
import type { PaletteCommand } from './search-entries.ts'

/** Commands of the palette: those in the head of the open page, and those of the console. Empty while `isOpen` is false. */
export const usePaletteCommands = (isOpen: boolean): readonly PaletteCommand[] => {
  const text = useText()
  const setAppearance = useSetAppearance()
  const logout = useLogout()
  const [locale, setLocale] = useLocaleState()
  if (!isOpen) return []
  const choice = (label: string, value: string) => text('shell.palette.choice', { label, value })
  return [
    ...pageCommands(),
    ...schemes.map((scheme) => ({
      title: choice(text('shell.scheme.label'), text(`shell.scheme.${scheme}`)),
      run: () => setAppearance({ scheme }),
    })),
    ...densities.map((density) => ({
      title: choice(text('shell.density.label'), text(`shell.density.${density}`)),
      run: () => setAppearance({ density }),
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
