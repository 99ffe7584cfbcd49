import { serviceName } from '@pinline/events/event'
import { call, staff } from '../../api/call.ts'
import { topicPage, topicPosition } from '../../api/recorded-events.ts'

/** A page of the events of a topic or of one of its partitions as Kafka has them, newest first. */
export const browseTopic = call({
  name: 'browse-topic',
  path: '/private/operations/topic-page',
  effect: 'read',
  access: staff('operations.read'),
  input: topicPosition.extend({ service: serviceName }),
  output: topicPage,
  errors: [],
  weight: 8,
})
