import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { Segments } from '@pinline/ui/design/segments.tsx'
import { useId } from 'react'
import { useText } from '../../messages/use-text.ts'
import { densities, schemes, usePreferences } from '../preferences.ts'
import { PresetChoice } from './preset-choice.tsx'
import { useSetAppearance } from './use-set-appearance.ts'

/** Scheme, row density and colours. A choice is shown at once, and kept for the person. */
export const AppearanceDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  const titleId = useId()
  const { scheme, density, themeIndex } = usePreferences()
  const choose = useSetAppearance()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('shell.appearance.title')}</DialogTitle>
      <DialogContent className="appearance">
        <div>
          <div className="label">{text('shell.scheme.label')}</div>
          <Segments
            small
            label={text('shell.scheme.label')}
            value={scheme}
            options={schemes.map((value) => ({ value, label: text(`shell.scheme.${value}`) }))}
            onChange={(value) => choose({ scheme: value })}
          />
        </div>
        <div>
          <div className="label">{text('shell.density.label')}</div>
          <Segments
            small
            label={text('shell.density.label')}
            value={density}
            options={densities.map((value) => ({ value, label: text(`shell.density.${value}`) }))}
            onChange={(value) => choose({ density: value })}
          />
        </div>
        <div>
          <div className="label">{text('shell.appearance.colours')}</div>
          <PresetChoice value={themeIndex} onChange={(index) => choose({ themeIndex: index })} />
        </div>
        <p className="appearance-note">{text('shell.appearance.applies')}</p>
      </DialogContent>
      <DialogActions>
        <button type="button" className="button button-gold" onClick={onClose}>
          {text('shell.close')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
