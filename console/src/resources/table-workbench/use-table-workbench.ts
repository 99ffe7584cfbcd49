import { useDeferredValue, useMemo, useState } from 'react'
import { useUnsavedEdits } from '../../layout/drafts/unsaved-edits.tsx'
import { saveFile } from '../../layout/save-file.ts'
import { csvOf } from './csv-cells.ts'
import type { OpenedTable } from './read-table.ts'
import { type CellEdit, type CellPlace, editCell, redoEdit, undoEdit, unedited } from './table-edits.ts'
import { groupKeysOf, linesOf, matchingRows, numberColumnsOf, sumsOf, viewOf } from './table-view.ts'
import { useSortedRows } from './use-sorted-rows.ts'

/** An opened table: how it is looked at, its edits, and what is shown of it. */
export const useTableWorkbench = (opened: OpenedTable, name: string, titleOf: (column: number) => string) => {
  const [edited, setEdited] = useState(() => unedited(opened))
  const [view, setView] = useState(() => viewOf(opened))
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  // The last edit that is in a saved file.
  const [saved, setSaved] = useState<CellEdit>()
  const isChanged = edited.done.at(-1) !== saved
  useUnsavedEdits(isChanged, false)

  const looked = useDeferredValue(view)
  const { rows } = edited
  const shown = useMemo(() => view.columns.filter(({ isShown }) => isShown).map(({ column }) => column), [view.columns])
  const numbers = useMemo(() => numberColumnsOf({ titles: opened.titles, rows }), [opened.titles, rows])
  const summed = useMemo(() => numbers.intersection(new Set(shown)), [numbers, shown])
  const matching = useMemo(
    () => matchingRows(rows, looked.search, looked.filters),
    [rows, looked.search, looked.filters],
  )
  const { sorted, isSorting } = useSortedRows(rows, matching, looked.sort, numbers)
  const grouping = useMemo(() => ({ rows, groups: looked.groups, numbers: summed }), [rows, looked.groups, summed])
  const lines = useMemo(() => linesOf({ ...grouping, closed }, sorted), [grouping, closed, sorted])
  const totals = useMemo(() => sumsOf(rows, matching, summed), [rows, matching, summed])

  return {
    rows,
    view,
    setView,
    shown,
    numbers,
    lines,
    totals,
    count: matching.length,
    /** The lines are not in the wanted order yet. */
    isSorting,
    /** Whether there are edits that are in no saved file. */
    isChanged,
    edit: (place: CellPlace, text: string) => setEdited((before) => editCell(before, place, text)),
    undo: edited.done.length === 0 ? undefined : () => setEdited(undoEdit),
    redo: edited.undone.length === 0 ? undefined : () => setEdited(redoEdit),
    toggle: (key: string) => setClosed((before) => before.symmetricDifference(new Set([key]))),
    openAll: () => setClosed(new Set()),
    closeAll: () => setClosed(new Set(groupKeysOf(grouping, sorted))),
    /** Saves the shown columns of all matching rows in their order, those of closed groups as well. */
    save: () => {
      const all = linesOf({ ...grouping, closed: new Set() }, sorted).flatMap((line) =>
        line.kind === 'row' ? [shown.map((column) => rows[line.row]?.[column] ?? '')] : [],
      )
      const csv = csvOf([shown.map(titleOf), ...all])
      saveFile(new Blob([csv], { type: 'text/csv' }), `${name}.csv`)
      setSaved(edited.done.at(-1))
    },
  }
}

export type TableWorkbench = ReturnType<typeof useTableWorkbench>
