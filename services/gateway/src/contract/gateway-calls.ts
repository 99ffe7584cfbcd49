import type { AnyCall } from '@pinline/chassis/contract/call'
import { compareViews } from './compare-views.ts'
import { discardView } from './discard-view.ts'
import { rebuildView } from './rebuild-view.ts'
import { retryParked } from './retry-parked.ts'
import { showOperations } from './show-operations.ts'
import { skipParked } from './skip-parked.ts'
import { switchView } from './switch-view.ts'

/** The few calls that the gateway answers itself. */
export const gatewayCalls: readonly AnyCall[] = [
  showOperations,
  rebuildView,
  switchView,
  discardView,
  compareViews,
  retryParked,
  skipParked,
]
