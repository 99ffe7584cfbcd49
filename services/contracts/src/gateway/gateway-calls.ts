import type { AnyCall } from '../api/call.ts'
import { listEnvironment } from './environment/list-environment.ts'
import { checkRow } from './operations/check-row.ts'
import { compareViews } from './operations/compare-views.ts'
import { discardView } from './operations/discard-view.ts'
import { getOperations } from './operations/get-operations.ts'
import { listJobs } from './operations/list-jobs.ts'
import { listRetention } from './operations/list-retention.ts'
import { rebuildView } from './operations/rebuild-view.ts'
import { retryJobs } from './operations/retry-jobs.ts'
import { retryParked } from './operations/retry-parked.ts'
import { skipParked } from './operations/skip-parked.ts'
import { switchView } from './operations/switch-view.ts'
import { browseTopic } from './streams/browse-topic.ts'
import { getOrderTrace } from './streams/get-order-trace.ts'
import { getRecordedEvent } from './streams/get-recorded-event.ts'
import { listTopics } from './streams/list-topics.ts'
import { searchEvents } from './streams/search-events.ts'

/** The calls that the gateway handles itself. */
export const gatewayCalls: readonly AnyCall[] = [
  getOperations,
  rebuildView,
  switchView,
  discardView,
  compareViews,
  retryParked,
  skipParked,
  checkRow,
  listJobs,
  retryJobs,
  listRetention,
  listTopics,
  browseTopic,
  searchEvents,
  getRecordedEvent,
  getOrderTrace,
  listEnvironment,
]
