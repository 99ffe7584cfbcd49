import { commandRoute } from '@pinline/chassis/http/command-route'
import { endMaintenance } from '@pinline/contracts/account/maintenance/end-maintenance'
import type { AccountDeps } from '../account-deps.ts'
import { maintenanceStreamId } from '../domain/maintenance/maintenance.ts'
import { maintenanceDecider } from '../domain/maintenance/maintenance-decider.ts'
import { maintenanceView } from '../maintenance/maintenance-view.ts'

export const endMaintenanceRoute = ({ platform }: AccountDeps) =>
  commandRoute(platform, endMaintenance, maintenanceDecider, {
    toCommand: () => ({
      streamId: maintenanceStreamId,
      command: { type: 'end-maintenance', now: platform.clock.now().toISOString() } as const,
    }),
    toOutput: maintenanceView,
  })
