import type { Platform, SampledGauge } from '@pinline/chassis/service'
import type { Outbox } from './outbox.ts'

/** Shows that messages do not leave, before they are given up. */
export const messageFigures = (
  { metrics }: Pick<Platform, 'metrics'>,
  outbox: Pick<Outbox, 'lateRecipients'>,
): readonly SampledGauge[] => [
  {
    gauge: metrics.gauge(
      'pinline_late_recipients',
      'Recipients who have waited for a mail or text message for more than half an hour, those of 500 messages at most',
    ),
    read: () => outbox.lateRecipients(),
  },
]

/** Counts the messages with a code that were sent or given up: such a message ends before it is half an hour late. */
export const codeCounter = ({ metrics }: Pick<Platform, 'metrics'>) => {
  const codes = metrics.counter('pinline_codes_total', 'Messages with a code, by what has become of them', [
    'channel',
    'result',
  ])
  // An alarm on the increase of a counter misses the first event if the counter begins with it.
  for (const channel of ['email', 'sms'])
    for (const result of ['sent', 'given-up']) codes.labels(channel, result).inc(0)
  return codes
}
