import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getMaintenance } from '@pinline/contracts/account/maintenance/get-maintenance'
import type { AccountDeps } from '../account-deps.ts'
import { maintenanceStreamId } from '../domain/maintenance/maintenance.ts'
import { maintenanceDecider } from '../domain/maintenance/maintenance-decider.ts'
import { maintenanceView } from '../maintenance/maintenance-view.ts'

export const getMaintenanceRoute = ({ platform }: AccountDeps) =>
  route(getMaintenance, async () =>
    result(maintenanceView(await loadStream(platform, maintenanceDecider, maintenanceStreamId))),
  )
