import type { Fault } from '../fault.ts'
import { relayFrozen } from './freeze-relay.ts'
import { killService } from './kill-service.ts'
import { rebuildUnderTraffic } from './rebuild-under-traffic.ts'
import { mongodbSteppedDown } from './step-down.ts'
import { kafkaStopped, mongodbKilled, redisAway } from './stop-server.ts'
import { terminateService } from './terminate-service.ts'

/** In the order of what they are worth. */
export const allFaults: readonly Fault[] = [
  killService('order'),
  killService('catalogue'),
  killService('account'),
  killService('notification'),
  killService('gateway'),
  terminateService('order'),
  terminateService('catalogue'),
  terminateService('account'),
  terminateService('notification'),
  terminateService('gateway'),
  kafkaStopped,
  redisAway,
  mongodbKilled,
  mongodbSteppedDown,
  relayFrozen,
  rebuildUnderTraffic,
]
