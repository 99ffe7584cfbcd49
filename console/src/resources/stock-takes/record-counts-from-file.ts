import { maxCountsAtOnce, recordCounts } from '@pinline/contracts/catalogue/stock-take/record-counts'
import type { StockTakeLine, StockTakeRecord } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { useCommand } from '@pinline/ui/commands/use-command'
import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { portionsOf, useFileImport } from '../../layout/file-import/use-file-import.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import type { CountFileRow } from './count-rows.ts'
import { lineOfScan, readCount } from './scanned-line.ts'

export interface CountRowResult {
  readonly outcome: 'new' | 'recorded' | 'not-on-sheet' | 'not-a-number' | 'twice'
  readonly count?: { readonly productId: StockTakeLine['productId']; readonly counted: number }
}

type FoundCount = CountRowResult & { readonly count: NonNullable<CountRowResult['count']> }

const isFound = (result: CountRowResult): result is FoundCount => result.count !== undefined

/** What each row would record. A part that stands twice is not guessed at. */
export const readCounts = (
  lines: readonly StockTakeLine[],
  rows: readonly CountFileRow[],
  signs: NumberSigns,
): CountRowResult[] => {
  const seen = new Set<string>()
  return rows.map(({ partNumber, manufacturer, counted }) => {
    const ofMaker = lines.filter((line) => line.manufacturer.toLowerCase() === manufacturer.trim().toLowerCase())
    const line = lineOfScan(manufacturer.trim() === '' ? lines : ofMaker, partNumber)
    const pieces = readCount(counted, signs)
    if (line === undefined) return { outcome: 'not-on-sheet' }
    if (pieces === undefined) return { outcome: 'not-a-number' }
    if (seen.has(line.productId)) return { outcome: 'twice' }
    seen.add(line.productId)
    return { outcome: 'new', count: { productId: line.productId, counted: pieces } }
  })
}

/** The chosen file of counts, its preview, and its import. */
export const useImportCounts = ({ id, lines }: StockTakeRecord, countedAt: string | undefined) => {
  const { send } = useCommand(recordCounts)
  const signs = useNumberSigns()
  return useFileImport<CountFileRow, CountRowResult>({
    read: async (bytes) => (await import('./count-rows.ts')).readCountFile(bytes),
    preview: async (rows) => readCounts(lines, rows, signs),
    run: async (_, previews) => {
      for (const portion of portionsOf(previews.filter(isFound), maxCountsAtOnce)) {
        const counts = portion.map(({ count }) => count)
        const outcome = await send({ id, counts, ...(countedAt === undefined ? {} : { countedAt }) })
        if (outcome.kind !== 'done') return outcome
      }
      return previews.map((result) => (isFound(result) ? { ...result, outcome: 'recorded' as const } : result))
    },
  })
}
