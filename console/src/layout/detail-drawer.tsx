import './detail-drawer.css'
import { Drawer } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useText } from '../messages/use-text.ts'
import { Icon } from './icon.tsx'

/** One field of a record, in a list of facts. */
export const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="facts-row">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

interface DetailDrawerProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** One record of a list, beside it. */
export const DetailDrawer = ({ title, onClose, children }: DetailDrawerProps) => {
  const text = useText()
  const id = useId()
  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper: { 'aria-labelledby': id } }}>
      <section className="detail-drawer">
        <h2 id={id}>
          {title}
          <button
            type="button"
            className="button button-quiet button-small button-square"
            aria-label={text('shell.close')}
            onClick={onClose}
          >
            <Icon name="close" size={16} />
          </button>
        </h2>
        {children}
      </section>
    </Drawer>
  )
}
