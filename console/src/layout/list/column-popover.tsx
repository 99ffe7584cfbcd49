import { Popover } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../messages/use-text.ts'
import { Icon } from '../icon.tsx'

interface ColumnPopoverProps {
  /** Beside the title. */
  readonly command?: ReactNode
  readonly children: ReactNode
}

/** The button above a table that opens what is chosen of its columns. */
export const ColumnPopover = ({ command, children }: ColumnPopoverProps) => {
  const text = useText()
  const titleId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="columns" size={16} />
        {text('shell.columns.label')}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, className: 'column-picker' } }}
      >
        <div className="column-picker-head">
          <b id={titleId}>{text('shell.columns.label')}</b>
          {command}
        </div>
        {children}
      </Popover>
    </>
  )
}
