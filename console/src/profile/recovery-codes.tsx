import { DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { focusOnMount } from '../layout/focus-on-mount.ts'
import { Icon } from '../layout/icon.tsx'
import { useCopy } from '../layout/use-copy.ts'
import { useText } from '../messages/use-text.ts'

/** The recovery codes, shown once. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const text = useText()
  const copy = useCopy()
  const lines = codes.join('\n')

  return (
    <>
      <DialogTitle id="factor-title">{text('profile.factor.codes_title')}</DialogTitle>
      <DialogContent className="form">
        <p>{text('profile.factor.codes_note')}</p>
        <ul className="recovery-codes figure">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <span className="profile-buttons">
          <button type="button" className="button button-small" onClick={() => void copy(lines)}>
            <Icon name="copy" size={16} />
            {text('profile.factor.copy')}
          </button>
          <a
            className="button button-small"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${lines}\n`)}`}
            download={text('profile.factor.file_name')}
          >
            {text('profile.factor.download')}
          </a>
        </span>
        <p className="field-hint">{text('profile.factor.others')}</p>
      </DialogContent>
      <DialogActions>
        <button type="button" ref={focusOnMount} className="button button-gold" onClick={onClose}>
          {text('profile.factor.saved')}
        </button>
      </DialogActions>
    </>
  )
}
