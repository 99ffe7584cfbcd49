import { type MatchedLine, matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import { type BinImportOutcome, type BinImportRow, maxBinImportRows } from '@pinline/contracts/order/picking/bin-import'
import { importBins } from '@pinline/contracts/order/picking/import-bins'
import { previewBinImport } from '@pinline/contracts/order/picking/preview-bin-import'
import { useApi } from '@pinline/ui/api-client/api-context'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import type { BinFile, BinFileRow } from './bin-rows.ts'

/** What became of a line of the file; one whose part number is not exact never reaches the server. */
export type BinRowOutcome = BinImportOutcome | 'several-products'
export type BinFileProblem = Extract<BinFile, { kind: 'wrong' }>['why'] | 'required' | 'unavailable'

type FoundRow = BinImportRow | Extract<BinRowOutcome, 'unknown-product' | 'several-products'>

const partsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / maxBinImportRows) }, (_, part) =>
    rows.slice(part * maxBinImportRows, (part + 1) * maxBinImportRows),
  )

const foundRow = ({ bin }: BinFileRow, matched: MatchedLine | undefined): FoundRow => {
  const [product] = matched?.candidates ?? []
  if (matched?.match === 'several') return 'several-products'
  if (matched?.match !== 'exact' || matched.otherMaker !== null || product === undefined) return 'unknown-product'
  return { productId: product.id, bin }
}

const isFound = (row: FoundRow): row is BinImportRow => typeof row !== 'string'

/** The outcomes of the found rows at their places in the file. */
const inFile = (found: readonly FoundRow[], outcomes: readonly BinImportOutcome[]): BinRowOutcome[] => {
  const next = outcomes.values()
  return found.map((row) => (isFound(row) ? (next.next().value ?? 'unknown-product') : row))
}

/** The chosen file, its preview, and its import in parts. */
export const useImportBins = () => {
  const api = useApi()
  const { send, isPending } = useCommand(importBins)
  const [rows, setRows] = useState<readonly BinFileRow[]>([])
  const [found, setFound] = useState<readonly FoundRow[]>([])
  const [wrong, setWrong] = useState<BinFileProblem>()
  const [outcomes, setOutcomes] = useState<readonly BinRowOutcome[]>([])
  const [isReading, setReading] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<CommandResult<unknown>>()

  const find = async (part: readonly BinFileRow[]): Promise<FoundRow[]> => {
    const lines = part.map(({ partNumber, manufacturer }) => ({
      partNumber,
      ...(manufacturer === '' ? {} : { manufacturer }),
    }))
    const { list } = await api.read(matchLines, { lines }, { silent: true })
    return part.map((row, place) =>
      foundRow(
        row,
        list.find(({ line }) => line === place + 1),
      ),
    )
  }

  const choose = async (file: File) => {
    setReading(true)
    setOutcomes([])
    setFailure(undefined)
    try {
      const { readBinFile } = await import('./bin-rows.ts')
      const read = readBinFile(await file.arrayBuffer())
      setWrong(read.kind === 'wrong' ? read.why : undefined)
      if (read.kind === 'wrong') return
      const all: FoundRow[] = []
      for (const part of partsOf(read.rows)) all.push(...(await find(part)))
      const previews: BinImportOutcome[] = []
      for (const part of partsOf(all.filter(isFound)))
        previews.push(...(await api.read(previewBinImport, { rows: part }, { silent: true })).outcomes)
      setRows(read.rows)
      setFound(all)
      setOutcomes(inFile(all, previews))
    } catch {
      setWrong('unavailable')
    } finally {
      setReading(false)
    }
  }

  const submit = async () => {
    if (outcomes.length === 0) return setWrong((before) => before ?? 'required')
    const imported: BinImportOutcome[] = []
    for (const part of partsOf(found.filter(isFound))) {
      const outcome = await send({ rows: part })
      if (outcome.kind !== 'done') return setFailure(outcome)
      imported.push(...outcome.data.outcomes)
    }
    setFailure(undefined)
    setOutcomes(inFile(found, imported))
    setDone(true)
  }

  return { rows, wrong, outcomes, isBusy: isReading || isPending, isDone, failure, choose, submit }
}
