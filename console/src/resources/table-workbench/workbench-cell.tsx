import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusOnMount } from '../../layout/focus-on-mount.ts'

interface CellEditorProps {
  readonly label: string
  readonly text: string
  readonly onSave: (text: string, move: 'stay' | 'next') => void
  readonly onCancel: () => void
}

/** The text of a cell as it is edited: Enter and leaving save it, Tab goes on to the next cell, Escape keeps the old text. */
const CellEditor = ({ label, text, onSave, onCancel }: CellEditorProps) => {
  const isOver = useRef(false)
  const end = (then: () => void) => {
    if (isOver.current) return
    isOver.current = true
    then()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    // Enter also confirms the words of an input method.
    if (event.nativeEvent.isComposing) return
    const typed = event.currentTarget.value
    if (event.key === 'Escape') end(onCancel)
    else if (event.key === 'Enter') end(() => onSave(typed, 'stay'))
    else if (event.key === 'Tab' && !event.shiftKey) {
      event.preventDefault()
      end(() => onSave(typed, 'next'))
    }
  }
  return (
    <input
      ref={focusOnMount}
      className="workbench-editor"
      aria-label={label}
      defaultValue={text}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
      onBlur={({ target }) => end(() => onSave(target.value, 'stay'))}
    />
  )
}

interface WorkbenchCellProps {
  readonly line: number
  readonly place: number
  readonly isNumber: boolean
  readonly isActive: boolean
  /** Whether the keyboard is to go to the active cell; the cell that takes it sets it back. */
  readonly isFocusWanted: { current: boolean }
  readonly isReadOnly: boolean
  readonly editor?: CellEditorProps | undefined
  readonly children: ReactNode
}

/** A cell of the grid; only the active one is reached by Tab. The grid has its keys and presses. */
export const WorkbenchCell = (props: WorkbenchCellProps) => {
  const { line, place, isNumber, isActive, isFocusWanted, isReadOnly, editor, children } = props
  const element = useRef<HTMLTableCellElement>(null)
  useLayoutEffect(() => {
    if (!isActive || !isFocusWanted.current || editor !== undefined) return
    isFocusWanted.current = false
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const common = {
    ref: element,
    'aria-colindex': place + 1,
    'aria-readonly': isReadOnly,
    'data-line': line,
    'data-place': place,
    tabIndex: isActive ? 0 : -1,
    className: isNumber ? 'workbench-cell number' : 'workbench-cell',
  }
  return place === 0 ? (
    <th scope="row" {...common}>
      {children}
    </th>
  ) : (
    <td {...common}>{editor === undefined ? children : <CellEditor {...editor} />}</td>
  )
}
