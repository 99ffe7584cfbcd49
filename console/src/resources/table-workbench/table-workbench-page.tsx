import './table-workbench.css'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useUnsavedEditsGuard } from '../../layout/drafts/unsaved-edits.tsx'
import { EmptySheet } from '../../layout/empty-sheet.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useText } from '../../messages/use-text.ts'
import { mostBytes, type OpenedTable, readTable, type TableProblem } from './read-table.ts'
import { TableSheet } from './table-sheet.tsx'

type Opened =
  | { readonly kind: 'none' | 'reading' }
  | { readonly kind: 'wrong'; readonly name: string; readonly why: TableProblem | 'unreadable' }
  | { readonly kind: 'open'; readonly id: number; readonly name: string; readonly table: OpenedTable }

const read = async (file: File, id: number): Promise<Opened> => {
  const { name } = file
  // A larger file is not even loaded.
  if (file.size > mostBytes) return { kind: 'wrong', name, why: 'too-large' }
  try {
    const reading = await readTable(await file.arrayBuffer())
    return reading.kind === 'read'
      ? { kind: 'open', id, name, table: reading.table }
      : { kind: 'wrong', name, why: reading.why }
  } catch {
    return { kind: 'wrong', name, why: 'unreadable' }
  }
}

/** Opens an export as a table, in the browser alone: nothing of the file is sent. */
export const TableWorkbenchPage = () => {
  const text = useText()
  const inputId = useId()
  const hintId = useId()
  const { confirmLeave } = useUnsavedEditsGuard()
  const [opened, setOpened] = useState<Opened>({ kind: 'none' })
  const [isChanged, setChanged] = useState(false)
  const files = useRef(0)
  usePageTitle(text('resources.table-workbench.title'))

  const open = async (file: File) => {
    files.current += 1
    const id = files.current
    setOpened({ kind: 'reading' })
    setChanged(false)
    const next = await read(file, id)
    // Another file may have been chosen by then.
    if (id === files.current) setOpened(next)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file can be chosen again.
    target.value = ''
    if (file === undefined) return
    if (isChanged) confirmLeave(() => void open(file))
    else void open(file)
  }

  return (
    <article>
      <header className="page-head">
        <h1>{text('resources.table-workbench.title')}</h1>
        <div className="end">
          <label className="button button-gold workbench-file" htmlFor={inputId} aria-busy={opened.kind === 'reading'}>
            {text('resources.table-workbench.open')}
            <input
              id={inputId}
              type="file"
              className="visually-hidden"
              accept=".csv,.tsv,.txt,.xlsx,text/csv"
              aria-describedby={hintId}
              onChange={choose}
            />
          </label>
        </div>
      </header>
      <p className="field-hint workbench-hint" id={hintId}>
        {text('resources.table-workbench.hint')}
      </p>
      {opened.kind === 'none' && (
        <EmptySheet title={text('resources.table-workbench.nothing')}>
          <p>{text('resources.table-workbench.intro')}</p>
        </EmptySheet>
      )}
      {opened.kind === 'reading' && (
        <p className="sheet sheet-note" role="status">
          {text('resources.table-workbench.reading')}
        </p>
      )}
      {opened.kind === 'wrong' && (
        <EmptySheet role="alert" title={opened.name}>
          <p>{text(`resources.table-workbench.problem.${opened.why}`)}</p>
        </EmptySheet>
      )}
      {opened.kind === 'open' && (
        <TableSheet key={opened.id} name={opened.name} table={opened.table} onChanged={setChanged} />
      )}
    </article>
  )
}
