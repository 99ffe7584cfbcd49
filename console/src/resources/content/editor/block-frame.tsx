import { NodeViewWrapper } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useText } from '../../../messages/use-text.ts'

interface BlockFrameProps {
  readonly label: string
  readonly selected: boolean
  readonly onEdit?: () => void
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** A block that is edited by its dialog: its kind, what it shows, and the buttons to edit and to remove it. */
export const BlockFrame = ({ label, selected, onEdit, onRemove, children }: BlockFrameProps) => {
  const text = useText()
  return (
    <NodeViewWrapper className="editor-block" data-selected={selected} role="group" aria-label={label}>
      <div className="editor-block-head" contentEditable={false}>
        <span className="editor-block-label">{label}</span>
        {onEdit !== undefined && (
          <button type="button" className="button button-quiet button-small" onClick={onEdit}>
            {text('resources.content.editor.edit')}
          </button>
        )}
        <button type="button" className="button button-quiet button-small" onClick={onRemove}>
          {text('resources.content.editor.remove')}
        </button>
      </div>
      {children}
    </NodeViewWrapper>
  )
}
