import { useEffect } from 'react'
import { usePreferences } from '../preferences.ts'
import { editCommand, filterField, focusedRow, headerSearch, isCovered, moveRow, openRow } from './page-parts.ts'
import { pressedKey, takesText } from './pressed-key.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { showShortcutHelp, useShortcutHelpOpen } from './shortcut-help-state.ts'
import { undoButton } from './undo.ts'
import './keyboard.css'

/** What a key does now; undefined if nothing here has it. */
const actionOf = (key: string, target: HTMLElement): (() => void) | undefined => {
  const row = focusedRow()
  const press = (element: HTMLElement | null | undefined) => {
    if (element === null || element === undefined) return undefined
    return () => {
      element.focus()
      element.click()
    }
  }
  switch (key) {
    case 'j':
      return () => moveRow(1)
    case 'k':
      return () => moveRow(-1)
    case 'Enter':
      // On a link or a button inside the row, Enter is theirs.
      return row !== undefined && row === target ? () => openRow(row) : undefined
    case 'e':
      return press(editCommand())
    case 'z':
      return press(undoButton())
    case '/': {
      const field = filterField() ?? headerSearch()
      return field ? () => field.focus() : undefined
    }
    case '?':
      return () => showShortcutHelp(true)
    default:
      return undefined
  }
}

/**
 * Keys of one letter or sign: through the rows of a table, to its filters, and the help on them. Nothing while somebody
 * types, composes with an input method, or has a dialog or menu open; off as a whole by choice, for those who speak their
 * commands.
 */
export const Shortcuts = () => {
  const { shortcuts } = usePreferences()
  const isHelpOpen = useShortcutHelpOpen()
  useEffect(() => {
    if (!shortcuts) return
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const key = pressedKey(event)
      if (key === undefined || !(target instanceof HTMLElement) || takesText(target) || isCovered()) return
      const action = actionOf(key, target)
      if (action === undefined) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [shortcuts])
  return isHelpOpen ? <ShortcutHelp onClose={() => showShortcutHelp(false)} /> : null
}
