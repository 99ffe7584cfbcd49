import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { type GridPlace, movedBy, placeWithin } from './grid-keys.ts'
import type { TableWorkbench } from './use-table-workbench.ts'

/** Where a press or the focus is. */
const placeOf = (target: EventTarget): GridPlace | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
  return cell === null ? undefined : { line: Number(cell.dataset.line), place: Number(cell.dataset.place) }
}

/** What is edited: a place, and with which text it begins if not with its own. */
interface Editing {
  readonly at: GridPlace
  readonly text?: string | undefined
}

/** The cell that the keyboard is on, and the one that is edited. */
const useActiveCell = ({ lines, shown, rows, edit: change }: TableWorkbench, page: number) => {
  const [chosen, setActive] = useState<GridPlace>({ line: 0, place: 0 })
  const [editing, setEditing] = useState<Editing>()
  const isFocusWanted = useRef(false)
  const size = { lines: lines.length, columns: shown.length + 1, page }
  const cellAt = ({ line, place }: GridPlace) => {
    const one = lines[line]
    const column = shown[place - 1]
    return one?.kind === 'row' && column !== undefined ? { row: one.row, column } : undefined
  }
  const go = (to: GridPlace) => {
    isFocusWanted.current = true
    setActive(to)
  }
  const end = (to: GridPlace) => {
    setEditing(undefined)
    go(placeWithin(to, size))
  }
  const save = (at: GridPlace, text: string, move: 'stay' | 'next') => {
    const cell = cellAt(at)
    if (cell !== undefined) change(cell, text)
    end(move === 'next' ? { line: at.line, place: at.place + 1 } : at)
  }
  const edit = (at: GridPlace, text?: string) => {
    if (cellAt(at) === undefined) return
    setActive(at)
    setEditing({ at, text })
  }
  const editorAt = (line: number, place: number) => {
    if (editing === undefined || editing.at.line !== line || editing.at.place !== place) return undefined
    const cell = cellAt(editing.at)
    if (cell === undefined) return undefined
    return {
      ...cell,
      text: editing.text ?? rows[cell.row]?.[cell.column] ?? '',
      onSave: (text: string, move: 'stay' | 'next') => save(editing.at, text, move),
      onCancel: () => end(editing.at),
    }
  }
  // A filter may have left fewer lines than there were.
  const active = placeWithin(chosen, size)
  return { active, setActive, size, isFocusWanted, isEditing: editing !== undefined, cellAt, go, edit, editorAt }
}

/**
 * What keys and presses do in the grid.
 * @param page lines that are seen at once
 */
export const useGridActions = (workbench: TableWorkbench, page: number) => {
  const { lines } = workbench
  const { active, setActive, size, isFocusWanted, isEditing, cellAt, go, edit, editorAt } = useActiveCell(
    workbench,
    page,
  )
  const isFocusedBefore = useRef(false)
  const toggle = (line: number): boolean => {
    const one = lines[line]
    if (one?.kind === 'group') workbench.toggle(one.key)
    return one?.kind === 'group'
  }
  const isOpen = (line: number) => (lines[line + 1]?.level ?? 0) > (lines[line]?.level ?? 0)

  const onKeyDown = (event: KeyboardEvent) => {
    if (placeOf(event.target) === undefined || event.altKey) return
    const { key } = event
    const isControl = event.ctrlKey || event.metaKey
    const cell = cellAt(active)
    const to = movedBy(key, isControl, active, size)
    const isArrow = key === 'ArrowRight' || key === 'ArrowLeft'
    if (isArrow && active.place === 0 && isOpen(active.line) === (key === 'ArrowLeft') && toggle(active.line))
      isFocusWanted.current = true
    else if (to !== undefined) go(to)
    else if (isControl && key.toLowerCase() === 'z') (event.shiftKey ? workbench.redo : workbench.undo)?.()
    else if (isControl && key.toLowerCase() === 'y') workbench.redo?.()
    else if (key === 'Enter' || key === 'F2') {
      if (!toggle(active.line)) edit(active)
    } else if (key === ' ' && toggle(active.line)) isFocusWanted.current = true
    else if (key === 'Delete' && cell !== undefined) workbench.edit(cell, '')
    else if (key.length === 1 && !isControl && cell !== undefined) edit(active, key)
    else return
    event.preventDefault()
  }
  // A screen reader sets the focus by itself.
  const onFocus = ({ target }: FocusEvent) => {
    const at = placeOf(target)
    if (at !== undefined) setActive(at)
  }
  const onMouseDown = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest('[data-line]') : null
    isFocusedBefore.current = cell !== null && cell === document.activeElement
  }
  const onClick = ({ target }: MouseEvent) => {
    const at = placeOf(target)
    if (at === undefined || isEditing) return
    if (at.place === 0 && toggle(at.line)) return go(at)
    // A second press edits, for fingers, which have no double click everywhere.
    if (isFocusedBefore.current) edit(at)
    else go(at)
  }
  return { active, isFocusWanted, isOpen, editorAt, handlers: { onKeyDown, onFocus, onClick, onMouseDown } }
}
