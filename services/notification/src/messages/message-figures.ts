import type { Platform, SampledGauge } from '@pinline/chassis/service'
import type { Outbox } from './outbox.ts'

/** Shows that messages do not leave, before they are given up. */
export const messageFigures = (
  { metrics }: Pick<Platform, 'metrics'>,
  outbox: Pick<Outbox, 'secondsOfOldest'>,
): readonly SampledGauge[] => [
  {
    gauge: metrics.gauge('pinline_oldest_message_seconds', 'Age of the oldest mail or text message that waits'),
    read: () => outbox.secondsOfOldest(),
  },
]
