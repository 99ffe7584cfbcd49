import { type MatchedLine, matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import { type BinImportOutcome, type BinImportRow, maxBinImportRows } from '@pinline/contracts/order/picking/bin-import'
import { importBins } from '@pinline/contracts/order/picking/import-bins'
import { previewBinImport } from '@pinline/contracts/order/picking/preview-bin-import'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useCommand } from '@pinline/ui/commands/use-command'
import { portionsOf, useFileImport } from '../../layout/file-import/use-file-import.ts'
import type { BinFileRow } from './bin-rows.ts'

/** What became of a line of the file; one whose part number is not exact never reaches the server. */
interface BinRowResult {
  readonly outcome: BinImportOutcome | 'several-products'
  /** The part that was found. */
  readonly row?: BinImportRow
}

type FoundBinRow = BinRowResult & { readonly row: BinImportRow }

const foundRow = ({ bin }: BinFileRow, matched: MatchedLine | undefined): BinRowResult => {
  const [product] = matched?.candidates ?? []
  if (matched?.match === 'several') return { outcome: 'several-products' }
  if (matched?.match !== 'exact' || matched.otherMaker !== null || product === undefined)
    return { outcome: 'unknown-product' }
  return { outcome: 'new', row: { productId: product.id, bin } }
}

const isFound = (result: BinRowResult): result is FoundBinRow => result.row !== undefined

/** Outcomes of the found rows at their places in the file. */
const inFile = (results: readonly BinRowResult[], outcomes: readonly BinImportOutcome[]): BinRowResult[] => {
  const next = outcomes.values()
  return results.map((result) =>
    isFound(result) ? { ...result, outcome: next.next().value ?? 'unknown-product' } : result,
  )
}

/** The chosen file of bins, its preview, and its import. */
export const useImportBins = () => {
  const api = useApi()
  const { send } = useCommand(importBins)

  const find = async (portion: readonly BinFileRow[]): Promise<BinRowResult[]> => {
    const lines = portion.map(({ partNumber, manufacturer }) => ({
      partNumber,
      ...(manufacturer === '' ? {} : { manufacturer }),
    }))
    const { list } = await api.read(matchLines, { lines }, { silent: true })
    return portion.map((row, place) =>
      foundRow(
        row,
        list.find(({ line }) => line === place + 1),
      ),
    )
  }

  return useFileImport<BinFileRow, BinRowResult>({
    read: async (bytes) => (await import('./bin-rows.ts')).readBinFile(bytes),
    preview: async (rows) => {
      const found: BinRowResult[] = []
      for (const portion of portionsOf(rows, maxBinImportRows)) found.push(...(await find(portion)))
      const outcomes: BinImportOutcome[] = []
      for (const portion of portionsOf(found.filter(isFound), maxBinImportRows)) {
        const request = { rows: portion.map(({ row }) => row) }
        outcomes.push(...(await api.read(previewBinImport, request, { silent: true })).outcomes)
      }
      return inFile(found, outcomes)
    },
    run: async (_, previews) => {
      const outcomes: BinImportOutcome[] = []
      for (const portion of portionsOf(previews.filter(isFound), maxBinImportRows)) {
        const outcome = await send({ rows: portion.map(({ row }) => row) })
        if (outcome.kind !== 'done') return outcome
        outcomes.push(...outcome.data.outcomes)
      }
      return inFile(previews, outcomes)
    },
  })
}
