import { commandRoute } from '@pinline/chassis/http/command-route'
import { startMaintenance } from '@pinline/contracts/account/maintenance/start-maintenance'
import type { AccountDeps } from '../account-deps.ts'
import { maintenanceStreamId } from '../domain/maintenance/maintenance.ts'
import { maintenanceDecider } from '../domain/maintenance/maintenance-decider.ts'
import { maintenanceView } from '../maintenance/maintenance-view.ts'

export const startMaintenanceRoute = ({ platform }: AccountDeps) =>
  commandRoute(platform, startMaintenance, maintenanceDecider, {
    toCommand: ({ reason, expectedEnd, version }) => ({
      streamId: maintenanceStreamId,
      command: {
        type: 'start-maintenance',
        reason,
        expectedEnd: new Date(expectedEnd).toISOString(),
        now: platform.clock.now().toISOString(),
      } as const,
      expectedVersion: version,
    }),
    toOutput: maintenanceView,
  })
