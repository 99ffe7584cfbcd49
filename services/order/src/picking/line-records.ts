import type { LineRecords, TimelineEntry } from '@pinline/contracts/order/order/orders-resource'
import { linePicked } from '@pinline/events/order/line-picked'
import { lineTested } from '@pinline/events/order/line-tested'

/** What was recorded of an order's lines, as its timeline has it: the latest pick of each line, and every test. */
export const lineRecordsOf = (entries: readonly TimelineEntry[]): LineRecords => {
  const picks = new Map<string, LineRecords['picks'][number]>()
  const tests: LineRecords['tests'] = []
  for (const { type, data, sequence, at, actor } of entries) {
    if (type === 'line-picked') {
      const { pickedAt: _, ...pick } = linePicked.shape.data.parse(data)
      picks.set(pick.productId, { ...pick, at, actor })
    } else if (type === 'line-tested') {
      const { testedAt: _, ...test } = lineTested.shape.data.parse(data)
      tests.push({ ...test, sequence, at, actor })
    }
  }
  return { picks: [...picks.values()], tests }
}
