import type { StockTakeEvent } from '@pinline/events/catalogue/stock-take-event'
import { productId } from '@pinline/events/ids'

export const header = productId.parse('p-0123456789abcdef')
export const socket = productId.parse('p-00112233445566aa')
export const at = (time: string): string => `2026-11-27T${time}.000Z`

export const startedLines = [
  { productId: header, model: '43045-1000', manufacturer: 'Molex', bin: 'A-03-12' },
  { productId: socket, model: 'B4B-XH-A', manufacturer: 'JST', bin: null },
]
export const started: StockTakeEvent = {
  type: 'stock-take-started',
  data: { title: 'Aisle A', lines: startedLines, startedAt: at('08:00:00') },
}
export const count = (counted: number, time: string, expected = 120, product = header) => ({
  ...{ productId: product, counted, expected, stockVersion: 7, countedAt: at(time) },
})
export const countedEvent = (
  counts: readonly ReturnType<typeof count>[],
  progress: { counted: number; recount: number },
): StockTakeEvent => ({
  type: 'stock-take-counted',
  data: { counts: [...counts], progress, recordedAt: at('09:00:00') },
})
