import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { readMaintenance } from '@pinline/contracts/account/maintenance/read-maintenance'
import type { AccountDeps } from '../account-deps.ts'
import { maintenanceStreamId } from '../domain/maintenance/maintenance.ts'
import { maintenanceDecider } from '../domain/maintenance/maintenance-decider.ts'

/** Reads up to the stream's end: one indexed query, whichever instance took the command. */
export const readMaintenanceRoute = ({ platform }: AccountDeps) =>
  route(readMaintenance, async () => {
    const { state } = await loadStream(platform, maintenanceDecider, maintenanceStreamId)
    return result({ until: state.status === 'on' ? state.expectedEnd : null })
  })
