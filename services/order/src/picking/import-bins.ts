import { type CommandContext, furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { BinImportOutcome, BinImportRow } from '@pinline/contracts/order/picking/bin-import'
import { binStreamOf } from '../domain/bin/bin.ts'
import { binDecider } from '../domain/bin/bin-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { knownProducts } from './known-products.ts'

/** What each row of a file would do, without doing it: `new` where it would move a product. */
export const previewBins = async (
  platform: OrderDeps,
  rows: readonly BinImportRow[],
): Promise<Exclude<BinImportOutcome, 'set'>[]> => {
  const ids = rows.map(({ productId }) => productId)
  const [known, streams] = await Promise.all([
    knownProducts(platform, ids),
    loadStreams(platform, binDecider, [...new Set(ids.map(binStreamOf))]),
  ])
  const bins = new Map([...streams].map(([stream, { state }]) => [stream, state.bin ?? '']))
  return rows.map(({ productId, bin }) => {
    if (!known.has(productId)) return 'unknown-product'
    const stream = binStreamOf(productId)
    if ((bins.get(stream) ?? '') === bin) return 'known'
    bins.set(stream, bin)
    return 'new'
  })
}

/** Sets what is new, row by row. */
export const setBins = async (
  platform: OrderDeps,
  rows: readonly BinImportRow[],
  context: CommandContext,
): Promise<BinImportOutcome[]> => {
  const previews = await previewBins(platform, rows)
  const outcomes: BinImportOutcome[] = []
  for (const [place, { productId, bin }] of rows.entries()) {
    const preview = previews[place] ?? 'unknown-product'
    if (preview !== 'new') {
      outcomes.push(preview)
      continue
    }
    const now = platform.clock.now().toISOString()
    const done = await handleCommand(platform, binDecider, {
      streamId: binStreamOf(productId),
      command: { type: 'set-bin', productId, bin: bin === '' ? null : bin, now },
      context: furtherContext(context, `${place}-${productId}`),
    })
    if (isRejection(done)) throw new Error(`the bin of ${productId} was refused: ${done.code}`)
    outcomes.push('set')
  }
  return outcomes
}
