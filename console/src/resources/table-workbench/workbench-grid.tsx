import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useRef } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { cellWidth, columnWidths } from './column-widths.ts'
import { useGridActions } from './use-grid-actions.ts'
import type { TableWorkbench } from './use-table-workbench.ts'
import { WorkbenchHead } from './workbench-head.tsx'
import { WorkbenchLine } from './workbench-line.tsx'

/** Height of a line, px; the style sheet has the same. */
const lineHeight = 36

interface WorkbenchGridProps {
  readonly name: string
  readonly workbench: TableWorkbench
  readonly titleOf: (column: number) => string
}

/** The rows of a table, of which only those in sight are in the document. */
export const WorkbenchGrid = ({ name, workbench, titleOf }: WorkbenchGridProps) => {
  const text = useText()
  const format = useFormat()
  const { view, setView, shown, numbers, lines, rows, totals, count, isSorting } = workbench
  const scroller = useRef<HTMLDivElement>(null)
  const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / lineHeight) - 3)
  const { active, isFocusWanted, isOpen, editorAt, handlers } = useGridActions(workbench, page)
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 8,
    // The active line stays in the document, so that the keyboard does not lose it.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active.line])].toSorted((a, b) => a - b),
  })
  const isGrouped = view.groups.length > 0
  const widths = columnWidths({ titles: shown.map(titleOf), rows, columns: shown })
  const sumTitle = text('resources.table-workbench.total', { count: format.number(count) })
  const style: CSSProperties & { readonly '--columns': string } = {
    '--columns': `${isGrouped ? 'min(260px, 46vw)' : `${cellWidth(sumTitle)}px`} ${widths.map((width) => `${width}px`).join(' ')}`,
  }
  return (
    <div ref={scroller} className="workbench-scroll">
      <table
        role={isGrouped ? 'treegrid' : 'grid'}
        aria-label={name}
        aria-busy={isSorting}
        aria-rowcount={lines.length + 2}
        aria-colcount={shown.length + 1}
        className="workbench-grid"
        style={style}
        tabIndex={-1}
        {...handlers}
      >
        <WorkbenchHead view={view} shown={shown} numbers={numbers} titleOf={titleOf} onView={setView} />
        <tbody className="workbench-body" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const line = lines[index]
            return (
              line !== undefined && (
                <WorkbenchLine
                  key={line.kind === 'row' ? line.row : line.key}
                  line={line}
                  index={index}
                  top={start}
                  cells={line.kind === 'row' ? (rows[line.row] ?? []) : []}
                  shown={shown}
                  numbers={numbers}
                  isOpen={isOpen(index)}
                  activePlace={active.line === index ? active.place : undefined}
                  isFocusWanted={isFocusWanted}
                  titleOf={titleOf}
                  editorAt={editorAt}
                />
              )
            )
          })}
        </tbody>
        <tfoot className="workbench-foot">
          <tr aria-rowindex={lines.length + 2} className="workbench-row">
            <th scope="row" aria-colindex={1} className="workbench-cell">
              {sumTitle}
            </th>
            {shown.map((column, at) => (
              <td key={column} aria-colindex={at + 2} className="workbench-cell number">
                {totals.get(column) ?? ''}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
