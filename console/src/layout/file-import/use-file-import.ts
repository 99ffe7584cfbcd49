import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useState } from 'react'

/** Why a file cannot be imported. */
export type FileProblem = 'columns' | 'rows' | 'unreadable' | 'required' | 'unavailable'

export type ReadFile<Row> =
  | { readonly kind: 'read'; readonly rows: readonly Row[] }
  | { readonly kind: 'wrong'; readonly why: Exclude<FileProblem, 'required' | 'unavailable'> }

export interface FileImport<Row, Result> {
  readonly read: (bytes: ArrayBuffer) => Promise<ReadFile<Row>>
  /** What the import would do with each row. */
  readonly preview: (rows: readonly Row[]) => Promise<readonly Result[]>
  /** What became of each row, or why the import broke off. */
  readonly run: (
    rows: readonly Row[],
    previews: readonly Result[],
  ) => Promise<readonly Result[] | CommandResult<unknown>>
}

const isFailure = <Result>(done: readonly Result[] | CommandResult<unknown>): done is CommandResult<unknown> =>
  !Array.isArray(done)

/** Rows in the portions that one request takes. */
export const portionsOf = <Row>(rows: readonly Row[], most: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / most) }, (_, part) => rows.slice(part * most, (part + 1) * most))

/** The chosen file, its preview, and its import. */
export const useFileImport = <Row, Result>({ read, preview, run }: FileImport<Row, Result>) => {
  const [rows, setRows] = useState<readonly Row[]>([])
  const [results, setResults] = useState<readonly Result[]>([])
  const [wrong, setWrong] = useState<FileProblem>()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<CommandResult<unknown>>()

  const choose = async (file: File) => {
    setBusy(true)
    setResults([])
    setFailure(undefined)
    try {
      const found = await read(await file.arrayBuffer())
      setWrong(found.kind === 'wrong' ? found.why : undefined)
      if (found.kind === 'wrong') return
      const previews = await preview(found.rows)
      setRows(found.rows)
      setResults(previews)
    } catch {
      setWrong('unavailable')
    } finally {
      setBusy(false)
    }
  }

  const submit = async () => {
    if (results.length === 0) return setWrong((before) => before ?? 'required')
    setBusy(true)
    const done = await run(rows, results).finally(() => setBusy(false))
    if (isFailure(done)) return setFailure(done)
    setFailure(undefined)
    setResults(done)
    setDone(true)
  }

  return { rows, results, wrong, isBusy, isDone, failure, choose, submit }
}
