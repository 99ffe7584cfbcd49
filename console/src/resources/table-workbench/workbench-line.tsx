import { Icon } from '../../layout/icon.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import type { TableGroup, TableLine } from './table-view.ts'
import { WorkbenchCell } from './workbench-cell.tsx'

interface Editor {
  readonly row: number
  readonly column: number
  readonly text: string
  readonly onSave: (text: string, move: 'stay' | 'next') => void
  readonly onCancel: () => void
}

interface WorkbenchLineProps {
  readonly line: TableLine
  readonly index: number
  /** Distance from the first line, px. */
  readonly top: number
  readonly cells: readonly string[]
  readonly shown: readonly number[]
  readonly numbers: ReadonlySet<number>
  readonly isOpen: boolean
  /** Of the active cell, if it is in this line. */
  readonly activePlace: number | undefined
  readonly isFocusWanted: { current: boolean }
  readonly titleOf: (column: number) => string
  readonly editorAt: (line: number, place: number) => Editor | undefined
}

const GroupTitle = ({ group, isOpen }: { readonly group: TableGroup; readonly isOpen: boolean }) => {
  const text = useText()
  const format = useFormat()
  return (
    <span className="workbench-group" style={{ paddingInlineStart: group.level * 18 }}>
      <span className="workbench-fold" data-open={isOpen} aria-hidden="true">
        <Icon name="down" size={16} />
      </span>
      <span className="workbench-group-text">
        {group.text === '' ? text('resources.table-workbench.no_value') : group.text}
      </span>
      <b>{format.number(group.count)}</b>
    </span>
  )
}

/** A line of the grid: a row of the table, or a group with its count and sums. */
export const WorkbenchLine = (props: WorkbenchLineProps) => {
  const { line, index, top, cells, shown, numbers, isOpen, activePlace, isFocusWanted, titleOf, editorAt } = props
  const text = useText()
  const format = useFormat()
  const isGroup = line.kind === 'group'
  const common = { line: index, isFocusWanted }
  return (
    <tr
      aria-rowindex={index + 2}
      aria-level={isGroup || line.level > 0 ? line.level + 1 : undefined}
      aria-expanded={isGroup ? isOpen : undefined}
      className={isGroup ? 'workbench-row workbench-group-row' : 'workbench-row'}
      style={{ transform: `translateY(${top}px)` }}
    >
      <WorkbenchCell {...common} place={0} isNumber={!isGroup} isActive={activePlace === 0} isReadOnly>
        {isGroup ? <GroupTitle group={line} isOpen={isOpen} /> : format.number(line.row + 1)}
      </WorkbenchCell>
      {shown.map((column, at) => {
        const editor = editorAt(index, at + 1)
        return (
          <WorkbenchCell
            key={column}
            {...common}
            place={at + 1}
            isNumber={numbers.has(column)}
            isActive={activePlace === at + 1}
            isReadOnly={isGroup}
            editor={
              editor && {
                label: text('resources.table-workbench.edit', {
                  title: titleOf(editor.column),
                  row: format.number(editor.row + 1),
                }),
                text: editor.text,
                onSave: editor.onSave,
                onCancel: editor.onCancel,
              }
            }
          >
            {isGroup ? (line.sums.get(column) ?? '') : (cells[column] ?? '')}
          </WorkbenchCell>
        )
      })}
    </tr>
  )
}
