import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useText } from '../../messages/use-text.ts'
import { setPreference, usePreferences } from '../preferences.ts'
import { filterField, hasEditCommand, headerSearch, tableRows } from './page-parts.ts'
import { undoButton } from './undo.ts'

interface Shortcut {
  readonly keys: readonly string[]
  readonly does: 'palette' | 'help' | 'filter' | 'search' | 'rows' | 'open' | 'edit' | 'undo'
}

/** What the page has now; looked at before the dialog is in front of it. */
const shortcutsHere = (): readonly Shortcut[] => {
  const hasRows = tableRows().length > 0
  const field = filterField()
  return [
    ...(headerSearch() === null ? [] : [{ keys: ['Ctrl K'], does: 'palette' } as const]),
    ...(field === undefined
      ? headerSearch() === null
        ? []
        : [{ keys: ['/'], does: 'search' } as const]
      : [{ keys: ['/'], does: 'filter' } as const]),
    ...(hasRows ? [{ keys: ['j', 'k'], does: 'rows' } as const, { keys: ['Enter'], does: 'open' } as const] : []),
    ...(hasEditCommand() ? [{ keys: ['e'], does: 'edit' } as const] : []),
    ...(undoButton() === null ? [] : [{ keys: ['z'], does: 'undo' } as const]),
    { keys: ['?'], does: 'help' },
  ]
}

/** Which keys do something on the page behind, and whether keys of one letter do anything. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  const titleId = useId()
  const { shortcuts } = usePreferences()
  const [here] = useState(shortcutsHere)
  const shown = shortcuts ? here : here.filter(({ keys }) => keys.includes('Ctrl K'))
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('shell.shortcuts.title')}</DialogTitle>
      <DialogContent className="shortcuts">
        <dl>
          {shown.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{text(`shell.shortcuts.${does}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{text('shell.shortcuts.palette_hint')}</p>
        <label className="check">
          <input
            type="checkbox"
            checked={shortcuts}
            onChange={({ target }) => setPreference({ shortcuts: target.checked })}
          />
          {text('shell.shortcuts.enabled')}
        </label>
      </DialogContent>
      <DialogActions>
        <button type="button" className="button button-gold" onClick={onClose}>
          {text('shell.close')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
