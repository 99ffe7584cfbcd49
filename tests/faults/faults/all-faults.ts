import type { Fault } from '../fault.ts'
import { clockOff } from './clock-off.ts'
import { deliveredThrice } from './delivered-thrice.ts'
import { diskFull } from './fill-disk.ts'
import { relayFrozen } from './freeze-relay.ts'
import { freezeService } from './freeze-service.ts'
import { invoiceNumbers } from './invoice-numbers.ts'
import { killAtPoints } from './kill-at-points.ts'
import { killService } from './kill-service.ts'
import { afterSales, refundParts } from './kill-while-refunding.ts'
import { offsetsLost } from './lose-offsets.ts'
import { mixedVersions } from './mix-versions.ts'
import { poisonEvent } from './poison-event.ts'
import { rebuildUnderTraffic } from './rebuild-under-traffic.ts'
import { reordered } from './reordered.ts'
import { mongodbSlow } from './slow-statements.ts'
import { mongodbSteppedDown } from './step-down.ts'
import { kafkaKilled, kafkaStopped, mongodbKilled, redisAway } from './stop-server.ts'
import { terminateService } from './terminate-service.ts'
import { projectorThrottled } from './throttle-projector.ts'

/** The most valuable first. */
export const allFaults: readonly Fault[] = [
  killAtPoints('order'),
  killAtPoints('catalogue'),
  killAtPoints('account'),
  killAtPoints('notification'),
  killAtPoints('gateway'),
  killAtPoints('order', {
    faultName: 'points-order-of-two',
    twins: ['account', 'catalogue', 'order', 'notification', 'gateway'],
  }),
  refundParts,
  afterSales,
  invoiceNumbers,
  deliveredThrice,
  reordered,
  poisonEvent(),
  projectorThrottled,
  clockOff('order', 'ahead', ['order']),
  clockOff('order', 'behind', ['order']),
  clockOff('account', 'ahead'),
  clockOff('catalogue', 'behind'),
  clockOff('notification', 'ahead'),
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
  freezeService('catalogue'),
  freezeService('account'),
  mongodbSlow,
  offsetsLost,
  mixedVersions,
  diskFull,
  kafkaKilled,
  kafkaStopped,
  redisAway,
  mongodbKilled,
  mongodbSteppedDown,
  relayFrozen,
  rebuildUnderTraffic,
]
